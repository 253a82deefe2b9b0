import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../support/engines.ts";
import { watchRefusals } from "../support/refusals.ts";
import { pretenders, roles } from "../support/strangers.ts";

type Engine = Awaited<ReturnType<(typeof engines)[string]>>;
type Row = Record<string, unknown> & { id: string };

const verbs = { select: "GET", insert: "POST", update: "PATCH", delete: "DELETE" } as const;
type Verb = keyof typeof verbs;

const change = {
  projects: { title: "changed" },
  team: { name: "changed" },
  lab_studies: { title: "changed" },
  experiments: { title: "changed" },
  contributions: { title: "changed" },
  submissions: { last_error: "changed" },
};
type Table = keyof typeof change;
const tables = Object.keys(change) as Table[];

/** Ways to ask for a submission, or for a way to it. */
const questions = [
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

describe.each(Object.entries(engines))("access on %s", (name, open) => {
  let store: Engine;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test("every table is known here", async () => {
    expect((await store.tables()).toSorted()).toEqual(tables.toSorted());
  });

  test.each([
    ["anonymous", { reads: true, writes: false }],
    ["signed in", { reads: true, writes: false }],
    ["service", { reads: true, writes: true }],
  ] as const)("who comes as %s", async (role, { reads, writes }) => {
    watchRefusals();
    const wrong: string[] = [];
    for (const table of tables)
      for (const verb of Object.keys(verbs) as Verb[]) {
        const isPrivate = table === "submissions" && !writes;
        const may = verb === "select" ? reads && !isPrivate : writes;
        const did = await attempt(roles[role], verb, table);
        if (did !== may) wrong.push(`${verb} on ${table}: ${did}`);
      }
    expect(wrong).toEqual([]);
  });

  test("no credential but the secret key makes a service", async () => {
    watchRefusals();
    const wrong: string[] = [];
    for (const [who, headers] of Object.entries(pretenders)) {
      if (await attempt(headers, "select", "submissions")) wrong.push(`${who} reads submissions`);
      for (const verb of ["insert", "update", "delete"] as const)
        if (await attempt(headers, verb, "projects")) wrong.push(`${who} may ${verb}`);
    }
    expect(wrong).toEqual([]);
  });

  test("nobody but the service is told of a submission, however asked", async () => {
    watchRefusals();
    const row = { ...makeRow("submissions"), body: { message: "between you and me" } };
    await store.service.from("submissions").insert(row);
    const told: string[] = [];
    for (const headers of [roles.anonymous, roles["signed in"], pretenders["a forged token"]])
      for (const path of questions)
        for (const method of ["GET", "HEAD", "POST"]) {
          const answer = await ask(path, {
            method,
            headers: { ...headers, prefer: "count=exact" },
            ...(method === "POST" && { body: "{}" }),
          });
          const text = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
          // PGlite, which only these tests use, counts outside of the role.
          const isCounted =
            name !== "PGlite" &&
            path.includes("submissions?") &&
            /\/[1-9]/.test(answer.headers.get("content-range") ?? "");
          if (text.includes("between you") || text.includes(row.id) || isCounted)
            told.push(`${method} ${path}: ${text}`);
        }
    expect(told).toEqual([]);
    await store.service.from("submissions").delete().eq("id", row.id);
  });

  /** Whether it did what was asked, told by the rows and not by the answer. */
  async function attempt(headers: Record<string, string>, verb: Verb, table: Table): Promise<boolean> {
    const [row, added] = [makeRow(table), makeRow(table)];
    await store.service.from(table).insert(row);
    const body = { insert: added, update: change[table], select: undefined, delete: undefined }[verb];
    const filter = verb === "insert" ? "" : `?id=eq.${row.id}`;
    const answer = await ask(`/rest/v1/${table}${filter}`, {
      method: verbs[verb],
      headers,
      body: JSON.stringify(body),
    });
    const left = async (id: string) => (await store.service.from(table).select("*").eq("id", id)).data ?? [];
    const found = {
      select: async () => answer.ok && ((await answer.json()) as unknown[]).length === 1,
      insert: async () => (await left(added.id)).length === 1,
      update: async () => Object.values((await left(row.id))[0] ?? {}).includes("changed"),
      delete: async () => (await left(row.id)).length === 0,
    };
    const did = await found[verb]();
    await store.service.from(table).delete().in("id", [row.id, added.id]);
    return did;
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

function makeRow(table: Table): Row {
  const id = crypto.randomUUID();
  if (table === "team") return { id, name: "matrix" };
  if (table === "projects") return { id, title: "matrix" };
  if (table !== "submissions") return { id, slug: id, title: "matrix" };
  const form = { form_type: "contact_form", form_id: "contact_form", body: { a: 1 }, state: "received" };
  return { id, ...form, created_at: new Date().toISOString() };
}
