import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getRequestListener } from "@hono/node-server";
import type { Connection } from "@supabase/lite";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { OperationalError } from "#app/config/operational-error.server.ts";
import { openEmbedded, openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { openHosted } from "#app/data/hosted.server.ts";
import { createInProcessApi } from "#app/data/lite.server.ts";
import { listMovedTables, moveRows } from "#app/data/move.server.ts";
import { openPreparedPostgres } from "#app/data/postgres.server.ts";
import { applyMigrations } from "#app/data/schema.server.ts";
import { openStore } from "#app/data/store.server.ts";
import { createTestDatabase, engineKeys, testDatabaseUrl } from "../support/engines.ts";
import { openEmptyPglite } from "../support/pglite.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder } from "../support/run-site.ts";

const DATA_DIR = makeFolder();
const cleanups: (() => unknown)[] = [() => rmSync(DATA_DIR, { recursive: true, force: true })];
const movedTables = await listMovedTables();
afterAll(async () => {
  for (const end of cleanups.reverse()) await end();
});

const runMove = (to: string, env: Record<string, string> = {}) =>
  runCommand(["scripts/move.ts", "--to", to], { DATA_DIR, ...env });
const submissionRow = (message: string) => ({
  id: crypto.randomUUID(),
  form_type: "contact_form",
  form_id: "contact_form",
  body: { message },
  state: "received",
  created_at: "2026-11-18T12:00:00.000Z",
});

test("a store that a site uses is not moved", async () => {
  const used = await openEmbedded(DATA_DIR);
  const messages = ["first", 'é "q"\nsecond line', "=1+1"];
  await used.service.from("submissions").insert(messages.map(submissionRow)).throwOnError();
  expect(await runMove("postgres://127.0.0.1:9/none")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR .* is in use by process \d+\..*\n$/),
  });
  await used.close();
  addPrivateRows();
  expect((await runMove("somewhere")).stderr).toMatch(/^Name the target with --to\./);
  expect((await runMove("postgres://u:p@192.0.2.1/furlong")).stderr).toBe(
    "--to names another machine without TLS. Add ?sslmode=verify-full to it, or ?sslmode=disable for a private network.\n",
  );
  expect((await runMove("postgres://u:p%zz@localhost/furlong")).stderr).toMatch(/^--to has a % that is not part of/);
});

test("a move into a Supabase project copies every row or none, and only into an empty project", async () => {
  const { url, service, refuse } = await serveEmptyProject();
  expect((await runMove(url)).stderr).toBe("SUPABASE_SECRET_KEY is missing. Set it to the project's secret key.\n");
  const source = await openEmbeddedWithoutLock(DATA_DIR);
  cleanups.push(source.close);
  const project = openHosted(url, engineKeys.secret, engineKeys.secret);
  const moveHere = () => moveRows(source.service, project.service, project.description);

  refuse("POST", "submissions");
  await expect(moveHere()).rejects.toThrow(
    new OperationalError(
      "submissions could not be moved (no room). The target is empty again. Fix the cause and move again.",
    ),
  );
  expect(Object.values(await readAllRows(service)).flat()).toEqual([]);

  refuse("POST", "submissions", () => service.from("team").insert({ id: "theirs", name: "Written meanwhile" }));
  await expect(moveHere()).rejects.toThrow(/\. team in the target has rows whose writing was not confirmed/);
  expect((await service.from("team").select("id")).data).toEqual([{ id: "theirs" }]);
  await service.from("team").delete().neq("id", "");

  refuse("POST", "submissions");
  refuse("DELETE", "team");
  await expect(moveHere()).rejects.toThrow(
    new OperationalError(
      "submissions could not be moved (no room). The copied rows could not be removed from team (no room). Empty these tables, or move into a new database.",
    ),
  );
  const left = await readAllRows(service);
  expect(movedTables.filter(({ name }) => left[name]?.length).map(({ name }) => name)).toEqual(["team"]);
  await service.from("team").delete().neq("id", "");

  const moved = await runMove(url, { SUPABASE_SECRET_KEY: engineKeys.secret });
  expect(moved).toMatchObject({ code: 0, stderr: "" });
  expect(moved.stdout).toMatch(/^submissions +3$/m);
  expect(await readAllRows(service)).toEqual(await readAllRows(source.service));
  expect((await service.from("sessions").select("id")).data).toEqual([]);
  await expect(moveHere()).rejects.toThrow(/is not empty: projects has rows\. Move into a new database\.$/);
});

test.runIf(testDatabaseUrl)("a move into PostgreSQL copies every row, and the site works on from there", async () => {
  const { url, drop } = await createTestDatabase(testDatabaseUrl);
  cleanups.push(drop);
  expect(await runMove(url)).toMatchObject({ code: 0, stderr: "" });
  const source = await openEmbeddedWithoutLock(DATA_DIR);
  const prepared = await openPreparedPostgres(url);
  expect(await readAllRows(prepared.service)).toEqual(await readAllRows(source.service));
  await prepared.close();
  // Opens the moved store as a start of the site does.
  const moved = await openStore(parseEnv({ DATABASE_URL: url }));
  const contents = ["projects", "team"].map((table) =>
    [moved.anon, source.service].map((at) => at.from(table).select("id")),
  );
  for (const pair of contents) {
    const [there, here] = (await Promise.all(pair)).map(({ data }) => data?.map(({ id }) => id).toSorted());
    expect(there).toEqual(here);
  }
  await moved.service.from("submissions").insert(submissionRow("fourth")).throwOnError();
  expect((await moved.service.from("submissions").select("id")).data).toHaveLength(4);
  await moved.close();
  await source.close();
});

/** Serves the data API over HTTP on a PostgreSQL with empty tables, as a hosted project does. */
async function serveEmptyProject() {
  const connection = (await openEmptyPglite()) as unknown as Connection;
  await applyMigrations(connection);
  const { send, service } = createInProcessApi(connection, engineKeys);
  const refused = new Map<string, () => PromiseLike<unknown>>();
  const server = createServer(
    getRequestListener(async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname.split("/").at(-1)}`;
      const meanwhile = refused.get(name);
      if (!meanwhile) return send(request);
      refused.delete(name);
      await meanwhile();
      return Response.json({ message: "no room" }, { status: 500 });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(
    () => server.close(),
    () => connection.close(),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refuse = (method: string, table: string, meanwhile: () => PromiseLike<unknown> = async () => {}) =>
    refused.set(`${method} ${table}`, meanwhile);
  return { url, service, refuse };
}

/** Adds a delivery, an alert, an operator and a session, as a site with a mail server leaves them. */
function addPrivateRows() {
  const database = new DatabaseSync(join(DATA_DIR, "store.db"));
  const at = new Date().toISOString();
  database
    .prepare("insert into deliveries (id, key, channel, kind, payload, state, created_at) values (?, ?, ?, ?, ?, ?, ?)")
    .run(crypto.randomUUID(), "alert:disk:1:raised", "email", "alert", '{"title":"The disk"}', "waiting", at);
  database
    .prepare("insert into alerts (id, episode, is_raised, title, text, raised_at) values (?, ?, ?, ?, ?, ?)")
    .run("disk", 1, 1, "The disk is nearly full", "Make room.", at);
  const operator = crypto.randomUUID();
  database
    .prepare("insert into operators (id, name, email, role, created_at) values (?, ?, ?, ?, ?)")
    .run(operator, "Ada", "ada@furlong.example", "owner", at);
  database
    .prepare(
      "insert into sessions (id, token_hash, operator_id, created_at, seen_at, confirmed_at) values (?, ?, ?, ?, ?, ?)",
    )
    .run(crypto.randomUUID(), "hash", operator, at, at, at);
  database.close();
}

/** Reads every table, with times as numbers, since the engines format times differently. */
async function readAllRows(service: SupabaseClient) {
  const all = movedTables.map(async ({ name, key }) => {
    const ordered = key.reduce((query, column) => query.order(column), service.from(name).select("*"));
    const { data, error } = await ordered;
    if (error) throw new Error(error.message);
    return [name, (data ?? []).map(withInstants)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

function withInstants(row: Record<string, unknown>) {
  const instant = (value: string) =>
    Date.parse(/Z|[+-]\d\d(:?\d\d)?$/.test(value) ? value.replace(/([+-]\d\d)$/, "$1:00") : `${value}Z`);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      /_(at|from|since|until)$/.test(name) && typeof value === "string"
        ? instant(value)
        : /^(is|has)_/.test(name)
          ? !!value
          : value,
    ]),
  );
}
