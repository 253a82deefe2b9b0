import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines, keys } from "../../tests/support/engines.ts";
import { strangers } from "../../tests/support/strangers.ts";

/** An update for each table. */
const changes = {
  projects: { title: "changed" },
  team: { name: "changed" },
  lab_studies: { title: "changed" },
  experiments: { title: "changed" },
  contributions: { title: "changed" },
  submissions: { last_error: "changed" },
} as const;
type Table = keyof typeof changes;
const tables = Object.keys(changes) as Table[];

describe.each(Object.entries(engines))("access on %s", (name, open) => {
  let store: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    store = await open();
  });
  afterAll(() => store.close());

  const headers: Record<string, Record<string, string>> = { ...strangers, service: { apikey: keys.secret } };
  const roles = Object.keys(headers);
  // The last two tokens are worthless, so only the public key counts.
  const readers = ["anonymous", "signed in", "unsigned", "public key as a token"];
  const isAllowed = (table: Table, role: string, verb: Verb) =>
    role === "service" || (verb === "select" && table !== "submissions" && readers.includes(role));

  test("the matrix covers every table", async () => {
    expect((await store.tables()).toSorted()).toEqual(tables.toSorted());
  });

  const verbs = { select: "GET", insert: "POST", update: "PATCH", delete: "DELETE" } as const;
  type Verb = keyof typeof verbs;
  const cases = tables.flatMap((table) =>
    roles.flatMap((role) => (Object.keys(verbs) as Verb[]).map((verb) => [role, verb, table] as const)),
  );

  test.each(cases)("%s, %s on %s", async (role, verb, table) => {
    const row = makeRow(table);
    const added = makeRow(table);
    await store.service.from(table).insert(row);
    const url = `http://store.internal/rest/v1/${table}`;
    const filter = verb === "insert" ? "" : `?id=eq.${row.id}`;
    const response = await store.send(
      new Request(`${url}${filter}`, {
        method: verbs[verb],
        headers: { ...headers[role], "content-type": "application/json" },
        body:
          verb === "insert" ? JSON.stringify(added) : verb === "update" ? JSON.stringify(changes[table]) : undefined,
      }),
    );
    const left = async (id: string) => (await store.service.from(table).select("*").eq("id", id)).data ?? [];
    const allowed = isAllowed(table, role, verb);
    if (verb === "select") {
      const rows = response.ok ? ((await response.json()) as unknown[]) : [];
      expect(rows).toHaveLength(allowed ? 1 : 0);
    }
    if (verb === "insert") expect(await left(added.id)).toHaveLength(allowed ? 1 : 0);
    if (verb === "delete") expect(await left(row.id)).toHaveLength(allowed ? 0 : 1);
    if (verb === "update") {
      const [after] = await left(row.id);
      const [[column, value]] = Object.entries(changes[table]) as [[string, unknown]];
      expect(after?.[column] === value).toBe(allowed);
    }
    await store.service.from(table).delete().in("id", [row.id, added.id]);
  });

  const attempts = [
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
  test.each(Object.keys(strangers))("%s gets no submission by any request", async (stranger) => {
    const row = { ...makeRow("submissions"), body: { message: "between you and me" } };
    await store.service.from("submissions").insert(row);
    const leaks = await Promise.all(
      attempts.flatMap((path) =>
        ["GET", "HEAD", "POST"].map(async (method) => {
          const sent = { ...headers[stranger], prefer: "count=exact", "content-type": "application/json" };
          const init = { method, headers: sent, ...(method === "POST" && { body: "{}" }) };
          const response = await store.send(new Request(`http://store.internal${path}`, init));
          const received = `${await response.text()} ${JSON.stringify([...response.headers])}`;
          // PGlite, which only tests use, ignores the role when it counts.
          const counted =
            name !== "PGlite" &&
            path.includes("submissions?") &&
            /\/[1-9]/.test(response.headers.get("content-range") ?? "");
          return received.includes("between you") || received.includes(row.id) || counted
            ? `${method} ${path}: ${received}`
            : null;
        }),
      ),
    );
    expect(leaks.filter(Boolean)).toEqual([]);
    await store.service.from("submissions").delete().eq("id", row.id);
  });
});

function makeRow(table: Table): Record<string, unknown> & { id: string } {
  const id = crypto.randomUUID();
  if (table === "submissions")
    return { id, form_type: "f", form_id: "f", body: {}, state: "received", created_at: new Date().toISOString() };
  if (table === "team") return { id, name: "matrix" };
  return table === "projects" ? { id, title: "matrix" } : { id, slug: id, title: "matrix" };
}
