import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createFreshCache } from "#app/lib/fresh-cache.ts";
import { engines, keys } from "../../tests/support/engines.ts";
import { strangers } from "../../tests/support/strangers.ts";
import { getContribution, listContributions } from "./contributions.server.ts";
import { provideStore } from "./current-store.server.ts";
import { listExperiments } from "./experiments.server.ts";
import { getStudy, listFeaturedStudies, listStudies } from "./lab-studies.server.ts";
import { getProject, listFeaturedProjects, listProjects, listRapidProjects } from "./projects.server.ts";
import { listTeam } from "./team.server.ts";

type Engine = Awaited<ReturnType<(typeof engines)[string]>>;

const columns = {
  projects:
    "id title description long_description type industry complexity year client url image technologies results gallery_images created_at",
  team: "id name role excerpt image",
  lab_studies: "id slug title category excerpt read_time published_at image_url",
  experiments: "id slug title category status timeline description tech image_url image created_at",
  contributions: "id slug title description content installation_command features stats github_url docs_url created_at",
  submissions: "id form_type form_id body state attempts next_attempt_at last_error created_at delivered_at",
};
type Table = keyof typeof columns;
const tables = Object.keys(columns) as Table[];
const publicTables = tables.filter((table) => table !== "submissions");

describe.each(Object.entries(engines))("the store on %s", (name, open) => {
  let store: Engine;
  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    store = await open();
    provideStore({ ...store, cache: createFreshCache() });
  });
  afterAll(() => store.close());

  test.each(publicTables)("%s has exactly its columns", async (table) => {
    const { data } = await store.anon.from(table).select("*").limit(1);
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual(columns[table].split(" ").sort());
  });

  test("submissions has exactly its columns, and keeps a body to the letter", async () => {
    const row = submission();
    const { data, error } = await store.service.from("submissions").insert(row).select();
    expect(error).toBeNull();
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual(columns.submissions.split(" ").sort());
    expect(data?.[0]).toMatchObject({ state: "received", attempts: 0, delivered_at: null });
    expect(JSON.stringify(data?.[0]?.body)).toBe(JSON.stringify(row.body));
  });

  test("a submission's state is one of five", async () => {
    const { error } = await store.service.from("submissions").insert({ ...submission(), state: "lost" });
    expect(error).not.toBeNull();
  });

  test.each(["true", "null", "1.50", "12345678901234567890", '"q"', "{brace}", "a (b), c", "42"])(
    "a record may be called %s",
    async (id) => {
      await store.service.from("projects").insert({ id, title: "[2024]", description: '{"x":1}' });
      expect(await getProject(id)).toMatchObject({ id, title: "[2024]", description: '{"x":1}' });
      await store.service.from("projects").delete().like("title", "[2024]");
    },
  );

  test("no record is called by a zero byte", async () => {
    expect(await getProject("\0")).toBeNull();
  });

  test("no record is called by an object", async () => {
    expect(await getProject("{}")).toBeNull();
    expect(await getProject(' \n{"a":1} ')).toBeNull();
  });

  test("the seed holds what the pages need", async () => {
    const projects = await listProjects();
    expect(projects.length).toBeGreaterThanOrEqual(12);
    const values = (key: "type" | "industry" | "complexity") => new Set(projects.map((project) => project[key]));
    for (const type of ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce", "AI Development"])
      expect(values("type")).toContain(type);
    for (const industry of ["Technology", "Food & Beverage", "Financial Technology", "Fashion"])
      expect(values("industry")).toContain(industry);
    for (const complexity of ["Low", "Medium", "High"]) expect(values("complexity")).toContain(complexity);
    expect(
      projects.filter(({ client, year, description, image, url }) => !(client || year || description || image || url)),
    ).not.toHaveLength(0);
    expect(await listTeam()).toHaveLength(6);
    expect(await listStudies()).toHaveLength(6);
    const statuses = (await listExperiments()).map(({ status }) => status);
    for (const status of ["Completed", "In Progress", "Beta", "Published"]) expect(statuses).toContain(status);
    expect(
      statuses.filter((status) => !["Completed", "In Progress", "Beta", "Published"].includes(status ?? "")),
    ).toHaveLength(1);
    expect(await listContributions()).toHaveLength(4);
  });

  test("reads come in their order and within their limits", async () => {
    const years = (await listProjects()).flatMap(({ year }) => year ?? []);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect((await listFeaturedProjects()).map(({ id }) => id)).toEqual([
      "harvest-table-market",
      "relay-onboarding",
      "porter-night-dispatcher",
    ]);
    const rapid = await listRapidProjects();
    expect(rapid).toHaveLength(6);
    expect(new Set(rapid.map(({ type }) => type))).toEqual(new Set(["Web Development", "AI Development"]));
    expect(await listFeaturedStudies()).toHaveLength(2);
  });

  test("the team is in the order that a reader expects", async () => {
    const added = ["de Boer", "Émile", "Zoe"].map((name) => ({ id: name, name }));
    await store.service.from("team").insert(added);
    provideStore({ ...store, cache: createFreshCache() });
    const [first, ...others] = (await listTeam()).map(({ name }) => name);
    expect([first, ...others.slice(0, 2), others.at(-1)]).toEqual(["Amara Diallo", "de Boer", "Émile", "Zoe"]);
    for (const { id } of added) await store.service.from("team").delete().eq("id", id);
  });

  test("one record by its id or slug, or none", async () => {
    expect(await getProject("relay-onboarding")).toMatchObject({
      client: "TechStart",
      technologies: expect.any(Array),
    });
    expect(await getStudy("speed-vs-quality")).toMatchObject({ readTime: "8 min read", category: "Research" });
    expect(await getContribution("fitline")).toMatchObject({ stats: { downloads: 31240, stars: 1806, forks: 74 } });
    expect(await getProject("' or 1=1 --")).toBeNull();
  });

  test("a list has no end that it hides", async () => {
    const rows = Array.from({ length: 1_001 }, (_, n) => ({ id: `extra-${n}`, title: "extra", year: 1999 }));
    // Three columns a row, and a statement on SQLite takes a hundred values.
    for (let from = 0; from < rows.length; from += 30) {
      const { error } = await store.service.from("projects").insert(rows.slice(from, from + 30));
      expect(error).toBeNull();
    }
    provideStore({ ...store, cache: createFreshCache() });
    const ids = (await listProjects()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith("extra-"))).toHaveLength(rows.length);
    await store.service.from("projects").delete().like("id", "extra-%");
  });

  describe("access", () => {
    const headers: Record<string, Record<string, string>> = { ...strangers, service: { apikey: keys.secret } };
    const roles = Object.keys(headers);
    // The last two prove nothing, and count as what they show beside it: the public key.
    const readers = ["anonymous", "signed in", "unsigned", "public key as a token"];
    const isAllowed = (table: Table, role: string, verb: Verb) =>
      role === "service" || (verb === "select" && table !== "submissions" && readers.includes(role));

    test("the matrix knows every table", async () => {
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
            verb === "insert" ? JSON.stringify(added) : verb === "update" ? JSON.stringify(change[table]) : undefined,
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
        const [[column, value]] = Object.entries(change[table]) as [[string, unknown]];
        expect(after?.[column] === value).toBe(allowed);
      }
      await store.service.from(table).delete().in("id", [row.id, added.id]);
    });

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
    test.each(Object.keys(strangers))("%s is told of no submission, however asked", async (stranger) => {
      const row = { ...submission(), body: { message: "between you and me" } };
      await store.service.from("submissions").insert(row);
      const asked = await Promise.all(
        questions.flatMap((path) =>
          ["GET", "HEAD", "POST"].map(async (method) => {
            const asking = { ...headers[stranger], prefer: "count=exact", "content-type": "application/json" };
            const init = { method, headers: asking, ...(method === "POST" && { body: "{}" }) };
            const response = await store.send(new Request(`http://store.internal${path}`, init));
            const told = `${await response.text()} ${JSON.stringify([...response.headers])}`;
            // PGlite, which only these tests use, counts outside of the role.
            const counted =
              name !== "PGlite" &&
              path.includes("submissions?") &&
              /\/[1-9]/.test(response.headers.get("content-range") ?? "");
            return told.includes("between you") || told.includes(row.id) || counted
              ? `${method} ${path}: ${told}`
              : null;
          }),
        ),
      );
      expect(asked.filter(Boolean)).toEqual([]);
      await store.service.from("submissions").delete().eq("id", row.id);
    });
  });
});

const change: Record<Table, Record<string, unknown>> = {
  projects: { title: "changed" },
  team: { name: "changed" },
  lab_studies: { title: "changed" },
  experiments: { title: "changed" },
  contributions: { title: "changed" },
  submissions: { last_error: "changed" },
};

function makeRow(table: Table): Record<string, unknown> & { id: string } {
  const id = crypto.randomUUID();
  if (table === "submissions") return submission();
  if (table === "team") return { id, name: "matrix" };
  return table === "projects" ? { id, title: "matrix" } : { id, slug: id, title: "matrix" };
}

function submission() {
  return {
    id: crypto.randomUUID(),
    form_type: "contact_form",
    form_id: "contact_form",
    body: { b: 1, a: 'é "quoted" \u0000 \n' },
    state: "received",
    created_at: new Date().toISOString(),
  };
}
