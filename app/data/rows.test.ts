import { describe, expect, test } from "vitest";
import { provideStoreWithRows } from "../../tests/support/provided-store.ts";
import { listContributions } from "./contributions.server.ts";
import { listExperiments } from "./experiments.server.ts";
import { listStudies } from "./lab-studies.server.ts";
import { listProjects } from "./projects.server.ts";
import { listTeam } from "./team.server.ts";

type StoredRow = Record<string, unknown>;

describe("a row becomes an app type", () => {
  test("a project whose columns are all null", async () => {
    provideStoreWithRows({
      projects: [
        {
          id: 7,
          title: null,
          description: null,
          long_description: null,
          type: null,
          industry: null,
          complexity: null,
          year: null,
          client: null,
          url: null,
          image: null,
          technologies: null,
          results: null,
          gallery_images: null,
          created_at: null,
        },
      ],
    });
    expect(await listProjects()).toEqual([
      {
        id: "7",
        title: "Untitled",
        description: null,
        longDescription: null,
        type: null,
        industry: null,
        complexity: null,
        year: null,
        client: null,
        url: null,
        image: null,
        technologies: [],
        results: [],
        gallery: [],
        createdAt: null,
      },
    ]);
  });

  test("a project with only an id is Untitled", async () => {
    provideStoreWithRows({ projects: [{ id: "a" }] });
    expect(await listProjects()).toMatchObject([{ id: "a", title: "Untitled", technologies: [] }]);
  });

  test.each([
    [2024, 2024],
    ["2024", 2024],
    [" 2021 ", 2021],
    ["soon", null],
    ["", null],
    [{}, null],
  ])("year %o is %o", async (year, expected) => {
    provideStoreWithRows({ projects: [{ id: "a", year }] });
    expect(await listProjects()).toMatchObject([{ year: expected }]);
  });

  test("lists keep their texts and drop anything else", async () => {
    provideStoreWithRows({
      projects: [{ id: "a", technologies: ["React", 4, null, " ", "Go"], results: "40% faster" }],
    });
    expect(await listProjects()).toMatchObject([{ technologies: ["React", "Go"], results: [] }]);
  });

  test("a row without an id is skipped", async () => {
    provideStoreWithRows({ projects: [{ id: null, title: "x" }, null, { id: "b", title: "B" }] as StoredRow[] });
    expect(await listProjects()).toMatchObject([{ id: "b" }]);
  });

  test("an image that is not an https address or a path is dropped", async () => {
    provideStoreWithRows({
      projects: [
        {
          id: "a",
          image: "javascript:alert(1)",
          gallery_images: ["//evil.example/x.png", "http://plain.example/x.png", "https://cdn.example/x.png"],
        },
      ],
    });
    expect(await listProjects()).toMatchObject([{ image: null, gallery: [{ src: "https://cdn.example/x.png" }] }]);
  });

  test.each([
    ["2024-10-03T14:00:00.000Z", "2024-10-03T14:00:00.000Z"],
    ["2024-10-03T14:00:00+00:00", "2024-10-03T14:00:00.000Z"],
    ["2024-10-03 14:00:00", "2024-10-03T14:00:00.000Z"],
    ["2024-10-03T14:00:00.123456+02", "2024-10-03T12:00:00.123Z"],
    ["2024-10-03", "2024-10-03T12:00:00.000Z"],
    ["yesterday", null],
    [null, null],
  ])("published_at %o is %o", async (published_at, expected) => {
    provideStoreWithRows({ lab_studies: [{ id: "a", slug: "a", published_at }] });
    expect(await listStudies()).toMatchObject([{ publishedAt: expected }]);
  });

  test.each([
    [
      { downloads: 5, stars: "7", forks: null },
      { downloads: 5, stars: 7, forks: 0 },
    ],
    [
      { downloads: "31,240", stars: "2.5k", forks: " 74 " },
      { downloads: 31240, stars: 0, forks: 74 },
    ],
    [null, { downloads: 0, stars: 0, forks: 0 }],
    ["many", { downloads: 0, stars: 0, forks: 0 }],
    [{}, { downloads: 0, stars: 0, forks: 0 }],
  ])("stats %o are %o", async (stats, expected) => {
    provideStoreWithRows({ contributions: [{ id: "a", slug: "a", stats }] });
    expect(await listContributions()).toMatchObject([{ stats: expected }]);
  });

  test("an experiment uses image_url, or else image", async () => {
    provideStoreWithRows({
      experiments: [{ id: "a", slug: "a", image_url: null, image: "https://cdn.example/i.png", status: "Anything" }],
    });
    expect(await listExperiments()).toMatchObject([
      { image: { src: "https://cdn.example/i.png" }, status: "Anything" },
    ]);
  });

  test("a team member without a name is Unnamed", async () => {
    provideStoreWithRows({ team: [{ id: "a" }] });
    expect(await listTeam()).toMatchObject([{ name: "Unnamed", role: null, image: null }]);
  });
});
