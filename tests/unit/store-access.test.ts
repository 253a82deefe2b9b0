import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeEngines } from "../support/engines.ts";
import { allowOnlyRefusals } from "../support/refusals.ts";
import { falseCredentials, roleHeaders } from "../support/strangers.ts";
import { type TableFixture, tableFixtures } from "../support/tables.ts";

type OpenedEngine = Awaited<ReturnType<(typeof storeEngines)[string]>>;

const sqlVerbs = ["select", "insert", "update", "delete"] as const;
type SqlVerb = (typeof sqlVerbs)[number];

const tableNames = Object.keys(tableFixtures);

/** Requests that try to read submissions, or to find a way to them. */
const submissionQueries = [
  "/rest/v1/",
  "/rest/v1/submissions?select=*",
  "/rest/v1/submissions?select=body&or=(state.eq.received,state.eq.delivered)",
  "/rest/v1/submissions?select=count",
  "/rest/v1/projects?select=*,submissions(*)",
  "/rest/v1/projects?select=*&order=(select+body+from+submissions)",
  "/rest/v1/rpc/submissions",
  "/rest/v1/rpc/query?query=select+*+from+submissions",
  "/graphql/v1?query={submissionsCollection{edges{node{body}}}}",
  "/auth/v1/admin/users",
  "/auth/v1/settings",
  "/storage/v1/object/public/submissions/x",
  "/pg/query?query=select+*+from+submissions",
  "/admin",
  "/_admin/",
  "/api/submissions",
];

describe.each(Object.entries(storeEngines))("access on %s", (name, open) => {
  let store: OpenedEngine;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test("the rules name every table", async () => {
    expect((await store.tables()).toSorted()).toEqual(tableNames.toSorted());
  });

  test.each(["anonymous", "signed in", "service"] as const)(
    "the role %s has exactly the rights of the rules",
    async (role) => {
      allowOnlyRefusals();
      const wrong: string[] = [];
      for (const [table, rules] of Object.entries(tableFixtures)) {
        const did = await attempt(roleHeaders[role], table);
        for (const verb of sqlVerbs)
          if (did[verb] !== isAllowed(role, verb, rules)) wrong.push(`${verb} on ${table}: ${did[verb]}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test("only the secret key grants the rights of the service", async () => {
    allowOnlyRefusals();
    const wrong: string[] = [];
    for (const [who, headers] of Object.entries(falseCredentials)) {
      if ((await attempt(headers, "submissions")).select) wrong.push(`${who} reads submissions`);
      const did = await attempt(headers, "projects");
      for (const verb of ["insert", "update", "delete"] as const) if (did[verb]) wrong.push(`${who} may ${verb}`);
    }
    expect(wrong).toEqual([]);
  });

  test("no request of another role reveals a submission", async () => {
    allowOnlyRefusals();
    const id = crypto.randomUUID();
    const row = { ...rulesOf("submissions").row(id), body: { message: "between you and me" } };
    await store.service.from("submissions").insert(row);
    const told: string[] = [];
    for (const headers of [roleHeaders.anonymous, roleHeaders["signed in"], falseCredentials["a forged token"]])
      for (const path of submissionQueries)
        for (const method of ["GET", "HEAD", "POST"]) {
          const answer = await ask(path, {
            method,
            headers: { ...headers, prefer: "count=exact" },
            ...(method === "POST" && { body: "{}" }),
          });
          const text = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
          // PGlite, which only tests use, counts rows regardless of the role.
          const isCounted =
            name !== "PGlite" &&
            path.includes("submissions?") &&
            /\/[1-9]/.test(answer.headers.get("content-range") ?? "");
          if (text.includes("between you") || text.includes(id) || isCounted) told.push(`${method} ${path}: ${text}`);
        }
    expect(told).toEqual([]);
    await store.service.from("submissions").delete().eq("id", id);
  });

  /** Tries each verb on one row, and reads its effect from the stored rows rather than from the answers. */
  async function attempt(headers: Record<string, string>, table: string): Promise<Record<SqlVerb, boolean>> {
    const { key, row, change } = rulesOf(table);
    const [existing, added] = [crypto.randomUUID(), crypto.randomUUID()];
    const rows = () => store.service.from(table);
    const send = (method: string, query: string, body?: object) =>
      ask(`/rest/v1/${table}${query}`, { method, headers, body: JSON.stringify(body) });
    const byId = `?${key}=eq.${existing}`;
    const { data: before } = await rows().insert(row(existing)).select("*").single().throwOnError();

    const read = await send("GET", byId);
    await send("POST", "", row(added));
    await send("PATCH", byId, change);
    const { data: left } = await rows().select("*").in(key, [existing, added]).throwOnError();
    const [old, made] = [existing, added].map((id) => left.find((found) => found[key] === id));
    await send("DELETE", byId);
    const { data: last } = await rows().delete().in(key, [existing, added]).select(key).throwOnError();
    return {
      select: read.ok && ((await read.json()) as unknown[]).length === 1,
      insert: made !== undefined,
      update: Object.keys(change).every((column) => old?.[column] !== before[column]),
      delete: !(last as unknown as Record<string, unknown>[]).some((found) => found[key] === existing),
    };
  }

  function ask(path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) {
    return store.send(
      new Request(`http://store.internal${path}`, {
        ...init,
        headers: { ...headers, "content-type": "application/json" },
      }),
    );
  }
});

function rulesOf(table: string): TableFixture {
  const rules = tableFixtures[table];
  if (!rules) throw new Error(`no rules for ${table}`);
  return rules;
}

function isAllowed(role: keyof typeof roleHeaders, verb: SqlVerb, { isPublic }: TableFixture): boolean {
  return role === "service" || (isPublic && verb === "select");
}
