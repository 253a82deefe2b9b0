import { createServer } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { createStoreClient } from "./client.server.ts";
import { getContribution, listContributions } from "./contributions.server.ts";
import { provideStore } from "./current-store.server.ts";
import { getExperiment, listExperiments } from "./experiments.server.ts";
import { getStudy, listFeaturedStudies, listStudies } from "./lab-studies.server.ts";
import { getProject, listFeaturedProjects, listProjects, listRapidProjects } from "./projects.server.ts";
import { ReadError } from "./read.server.ts";
import { listTeam } from "./team.server.ts";

function provideRespondingStore(respond: (request: Request) => Promise<Response>) {
  const client = createStoreClient("http://store.test", "key", respond);
  provideStore({
    description: "a test",
    isExclusive: true,
    bytes: async () => null,
    anon: client,
    service: client,
    cache: createRevalidatingCache(),
    ping: async () => {},
    close: async () => {},
  });
}

describe("each read requests exactly its table, filter, order and limit", () => {
  test.each([
    ["projects list", listProjects, "projects?select=*&order=year.desc"],
    ["home featured work", listFeaturedProjects, "projects?select=*&order=created_at.desc&limit=3"],
    [
      "rapid featured work",
      listRapidProjects,
      "projects?select=*&type=in.(Web Development,AI Development)&order=created_at.desc&limit=6",
    ],
    ["project detail", () => getProject("a b"), "projects?select=*&id=eq.a b"],
    ["team", listTeam, "team?select=*&order=name.asc"],
    ["lab studies", listStudies, "lab_studies?select=*&order=published_at.desc"],
    ["home lab studies", listFeaturedStudies, "lab_studies?select=*&order=published_at.desc&limit=2"],
    ["lab study by slug", () => getStudy("s"), "lab_studies?select=*&slug=eq.s"],
    ["experiments", listExperiments, "experiments?select=*&order=created_at.desc"],
    ["experiment by slug", () => getExperiment("s"), "experiments?select=*&slug=eq.s"],
    ["contributions", listContributions, "contributions?select=*&order=created_at.desc"],
    ["contribution by slug", () => getContribution("s"), "contributions?select=*&slug=eq.s"],
  ])("%s", async (_, read, expected) => {
    const requested: string[] = [];
    provideRespondingStore(async (request) => {
      const url = new URL(request.url);
      requested.push(decodeURIComponent(`${url.pathname.replace("/rest/v1/", "")}${url.search}`.replaceAll("+", " ")));
      expect(request.method).toBe("GET");
      expect(request.headers.get("apikey")).toBe("key");
      return Response.json([]);
    });
    await read();
    expect(requested).toEqual([expected]);
  });
});

describe("a list longer than a page of the store", () => {
  test("is read page by page, each row once", async () => {
    const stored = Array.from({ length: 25 }, (_, n) => ({ id: String(n) }));
    const requested: string[] = [];
    provideRespondingStore(async (request) => {
      const { search, searchParams } = new URL(request.url);
      requested.push(decodeURIComponent(search));
      const from = Number(searchParams.get("offset"));
      const rows = stored.slice(from, from + 10);
      const headers = { "content-range": `${from}-${from + rows.length - 1}/${stored.length}` };
      return Response.json(rows, { status: 206, headers });
    });
    expect((await listProjects()).map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    expect(requested).toEqual([
      "?select=*&order=year.desc",
      "?select=*&order=year.desc,id.asc&offset=0&limit=1000",
      "?select=*&order=year.desc,id.asc&offset=10&limit=1000",
      "?select=*&order=year.desc,id.asc&offset=20&limit=1000",
    ]);
  });

  test("ends at an empty page, even if the count says more", async () => {
    provideRespondingStore(async (request) => {
      const isMore = new URL(request.url).searchParams.get("offset") !== "1";
      return Response.json(isMore ? [{ id: "a" }] : [], { headers: { "content-range": "0-0/7" } });
    });
    expect(await listProjects()).toHaveLength(1);
  });

  test("is not paged when the read has a limit", async () => {
    const requested: string[] = [];
    provideRespondingStore(async (request) => {
      requested.push(request.url);
      return Response.json([{ id: "a" }], { headers: { "content-range": "0-0/7" } });
    });
    expect(await listFeaturedProjects()).toHaveLength(1);
    expect(requested).toHaveLength(1);
  });
});

describe("a failed read", () => {
  test("is logged once, however many callers wait for the read", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    provideRespondingStore(async () => Response.json({ message: "store says no" }, { status: 500 }));
    await Promise.allSettled([listProjects(), listProjects()]);
    expect(warn.mock.calls).toEqual([[{ err: expect.any(ReadError), read: "projects" }, "a read failed"]]);
    await expect(getProject("somebody")).rejects.toBeInstanceOf(ReadError);
    expect(warn).toHaveBeenLastCalledWith({ err: expect.any(ReadError), read: "project" }, "a read failed");
  });

  test("carries the store's error", async () => {
    const storeError = { message: "permission denied", details: "for table projects", hint: "grant it", code: "42501" };
    provideRespondingStore(async () => Response.json(storeError, { status: 403 }));
    await expect(listProjects()).rejects.toMatchObject({ ...storeError, status: 403 });
    await expect(getProject("x")).rejects.toBeInstanceOf(ReadError);
  });

  test("finds nothing when the store cannot hold such an id", async () => {
    const storeError = { message: 'invalid input syntax for type uuid: "x"', code: "22P02" };
    provideRespondingStore(async () => Response.json(storeError, { status: 400 }));
    expect(await getProject("x")).toBeNull();
    await expect(listProjects()).rejects.toBeInstanceOf(ReadError);
  });

  test("has status 0 when the store cannot be reached", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    await new Promise((resolve) => server.close(resolve));
    const port = typeof address === "object" ? address?.port : undefined;
    const client = createStoreClient(`http://127.0.0.1:${port}`, "key");
    provideStore({
      description: "unreachable",
      isExclusive: true,
      bytes: async () => null,
      anon: client,
      service: client,
      cache: createRevalidatingCache(),
      ping: async () => {},
      close: async () => {},
    });
    await expect(listTeam()).rejects.toMatchObject({ name: "ReadError", status: 0, message: /fetch failed/ });
  });

  test("throws when several rows have the id", async () => {
    provideRespondingStore(async () => Response.json([{ id: "a" }, { id: "a" }]));
    await expect(getProject("a")).rejects.toBeInstanceOf(ReadError);
  });
});
