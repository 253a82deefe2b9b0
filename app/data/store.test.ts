import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { storeEngines } from "../../tests/support/engines.ts";
import { getContribution, listContributions } from "./contributions.server.ts";
import { provideStore } from "./current-store.server.ts";
import { listExperiments } from "./experiments.server.ts";
import { getStudy, listFeaturedStudies, listStudies } from "./lab-studies.server.ts";
import { getProject, listFeaturedProjects, listProjects, listRapidProjects } from "./projects.server.ts";
import { listTeam } from "./team.server.ts";

type Engine = Awaited<ReturnType<(typeof storeEngines)[string]>>;

const expectedColumns = {
  projects:
    "id title description long_description type industry complexity year client url image technologies results gallery_images created_at",
  team: "id name role excerpt image",
  lab_studies: "id slug title category excerpt read_time published_at image_url",
  experiments: "id slug title category status timeline description tech image_url image created_at",
  contributions: "id slug title description content installation_command features stats github_url docs_url created_at",
  submissions: "id form_type form_id body state attempts next_attempt_at last_error created_at delivered_at",
};
type ExpectedTable = keyof typeof expectedColumns;
const publicTables = (Object.keys(expectedColumns) as ExpectedTable[]).filter((table) => table !== "submissions");

describe.each(Object.entries(storeEngines))("the store on %s", (_name, open) => {
  let store: Engine;
  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    store = await open();
    provideStore({ ...store, cache: createRevalidatingCache() });
  });
  afterAll(() => store.close());

  test.each(publicTables)("%s has exactly its columns", async (table) => {
    const { data } = await store.anon.from(table).select("*").limit(1);
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual(expectedColumns[table].split(" ").sort());
  });

  test("submissions has exactly its columns, and keeps a body byte for byte", async () => {
    const row = makeSubmissionRow();
    const { data, error } = await store.service.from("submissions").insert(row).select();
    expect(error).toBeNull();
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual(expectedColumns.submissions.split(" ").sort());
    expect(data?.[0]).toMatchObject({ state: "received", attempts: 0, delivered_at: null });
    expect(JSON.stringify(data?.[0]?.body)).toBe(JSON.stringify(row.body));
  });

  test("a submission's state must be one of five", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { error } = await store.service.from("submissions").insert({ ...makeSubmissionRow(), state: "lost" });
    expect(error).not.toBeNull();
  });

  test.each(["true", "null", "1.50", "12345678901234567890", '"q"', "{brace}", "a (b), c", "42"])(
    "a record may have the id %s",
    async (id) => {
      await store.service.from("projects").insert({ id, title: "[2024]", description: '{"x":1}' });
      expect(await getProject(id)).toMatchObject({ id, title: "[2024]", description: '{"x":1}' });
      await store.service.from("projects").delete().like("title", "[2024]");
    },
  );

  test("a NUL as id finds nothing", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await getProject("\0")).toBeNull();
  });

  test("an object as id finds nothing", async () => {
    expect(await getProject("{}")).toBeNull();
    expect(await getProject(' \n{"a":1} ')).toBeNull();
  });

  test("the seed covers every case that the pages show", async () => {
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

  test("lists are sorted and limited", async () => {
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

  test("the team is sorted by name, ignoring case and accents", async () => {
    const added = ["de Boer", "Émile", "Zoe"].map((name) => ({ id: name, name }));
    await store.service.from("team").insert(added);
    provideStore({ ...store, cache: createRevalidatingCache() });
    const [first, ...others] = (await listTeam()).map(({ name }) => name);
    expect([first, ...others.slice(0, 2), others.at(-1)]).toEqual(["Amara Diallo", "de Boer", "Émile", "Zoe"]);
    for (const { id } of added) await store.service.from("team").delete().eq("id", id);
  });

  test("a record is found by id or slug, or is null", async () => {
    expect(await getProject("relay-onboarding")).toMatchObject({
      client: "TechStart",
      technologies: expect.any(Array),
    });
    expect(await getStudy("speed-vs-quality")).toMatchObject({ readTime: "8 min read", category: "Research" });
    expect(await getContribution("fitline")).toMatchObject({ stats: { downloads: 31240, stars: 1806, forks: 74 } });
    expect(await getProject("' or 1=1 --")).toBeNull();
  });

  test("a list of more than a thousand rows is complete", async () => {
    const rows = Array.from({ length: 1_001 }, (_, n) => ({ id: `extra-${n}`, title: "extra", year: 1999 }));
    // The embedded store takes at most a hundred values in one statement, and a row here has three.
    for (let from = 0; from < rows.length; from += 30) {
      const { error } = await store.service.from("projects").insert(rows.slice(from, from + 30));
      expect(error).toBeNull();
    }
    provideStore({ ...store, cache: createRevalidatingCache() });
    const ids = (await listProjects()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith("extra-"))).toHaveLength(rows.length);
    await store.service.from("projects").delete().like("id", "extra-%");
  });
});

function makeSubmissionRow() {
  return {
    id: crypto.randomUUID(),
    form_type: "contact_form",
    form_id: "contact_form",
    body: { b: 1, a: 'é "quoted" \u0000 \n' },
    state: "received",
    created_at: new Date().toISOString(),
  };
}
