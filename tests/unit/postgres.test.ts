import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "#app/data/postgres.server.ts";
import { createTestDatabase, testDatabaseUrl } from "../support/engines.ts";
import { openTcpGate } from "../support/gate.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { runSite, type SiteProcess } from "../support/run-site.ts";

describe.runIf(testDatabaseUrl)("a site on PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let admin: postgres.Sql;
  let gate: Awaited<ReturnType<typeof openTcpGate>>;
  let site: SiteProcess;
  beforeAll(async () => {
    database = await createTestDatabase(testDatabaseUrl);
    const url = new URL(database.url);
    admin = postgres(database.url, { max: 1 });
    gate = await openTcpGate({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${gate.port}`;
    site = await runSite({ DATABASE_URL: url.href, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    await site.stop();
    gate.shut();
    await admin.end();
    await database.drop();
  });

  let visitors = 0;
  /** Sends enquiries of `count` visitors at once, and returns each message with the status that it got. */
  async function write(count: number) {
    const answers = Array.from({ length: count }, async () => {
      const n = visitors++;
      const { status } = await postForm(
        `${site.url}/contact`,
        enquiryFields(`visitor ${n}`),
        `10.9.${n >> 8}.${n & 255}`,
      );
      return { message: `visitor ${n}`, status };
    });
    return Promise.all(answers);
  }
  const storedMessages = async () =>
    (await admin`select body->>'message' as message from submissions`).map(({ message }) => message as string);
  const cutConnections = () =>
    admin`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;

  test("connections cut under load neither end the site nor lose an accepted enquiry", {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 4; round++) {
      const writing = write(30);
      for (let cut = 0; cut < 5; cut++) await cutConnections();
      const answers = await writing;
      const accepted = answers.flatMap(({ message, status }) => (status === 303 ? message : []));
      expect(answers.filter(({ status }) => status !== 303 && status !== 502)).toEqual([]);
      const stored = new Set(await storedMessages());
      expect(accepted.filter((message) => !stored.has(message))).toEqual([]);
    }
    expect(site.child.exitCode).toBeNull();
    expect((await write(30)).filter(({ status }) => status !== 303)).toEqual([]);
  });

  test("once an unreachable store is back, every enquiry is accepted and stored", { timeout: 120_000 }, async () => {
    gate.shut();
    const away = await write(40);
    expect(away.filter(({ status }) => status !== 502)).toEqual([]);
    await gate.open();
    const answers = await write(40);
    expect(answers.filter(({ status }) => status !== 303)).toEqual([]);
    const stored = new Set(await storedMessages());
    expect(answers.filter(({ message }) => !stored.has(message))).toEqual([]);
  });
});

test.runIf(testDatabaseUrl)(
  "a failed preparation of the database says why, even if the connection that holds its lock is gone",
  async () => {
    const { url, drop } = await createTestDatabase(testDatabaseUrl);
    await (await openPostgres(url)).close();
    const admin = postgres(url, { max: 2 });
    const others = admin`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await admin.begin(async (transaction) => {
      await transaction`lock table supabase_migrations.schema_migrations in access exclusive mode`;
      const opening = openPostgres(url).catch((error: Error) => error.message);
      const waiting = () =>
        admin`select pid from pg_locks where relation is not null and not granted and pid in (${others})`;
      await expect.poll(waiting).toHaveLength(1);
      await admin`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid in (${others})`;
      for (const { pid } of await waiting()) await admin`select pg_cancel_backend(${pid}::int)`;
      expect(await opening).toContain("canceling statement due to user request");
    });
    await admin.end();
    await drop();
  },
);
