import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { createPageRequest, trimTrailingSlash } from "./page-request.ts";

const routes = {
  root: { id: "root", path: "", module: {} },
  site: { id: "site", parentId: "root", module: {} },
  work: { id: "work", parentId: "site", path: "work", module: { handle: { query: ["type", "sort"] } } },
  project: { id: "project", parentId: "site", path: "project/:id", module: {} },
} as unknown as ServerBuild["routes"];

const asSeenByTheRoute = (path: string, init?: RequestInit) =>
  createPageRequest(routes)(new Request(`http://localhost${path}`, init)).url.replace("http://localhost", "");

describe("a page", () => {
  test.each([
    ["/work?sort=title&utm_source=mail", "/work?sort=title"],
    ["/Work?type=a&fbclid=1&type=b", "/Work?type=a&type=b"],
    ["/project/a?sort=title", "/project/a"],
    ["/nowhere?sort=title", "/nowhere"],
    ["/work", "/work"],
  ])("asked for as %s is seen as %s", (asked, seen) => {
    expect(asSeenByTheRoute(asked)).toBe(seen);
  });

  test("has a path that the router can decode", () => {
    expect(asSeenByTheRoute("/project/100%")).toBe("/project/100%25");
    expect(asSeenByTheRoute("/project/caf%C3%A9")).toBe("/project/caf%C3%A9");
  });
});

test("data and posts keep their address", () => {
  expect(asSeenByTheRoute("/work.data?_routes=work&ref=a")).toBe("/work.data?_routes=work&ref=a");
  expect(asSeenByTheRoute("/work?ref=a", { method: "POST" })).toBe("/work?ref=a");
});

describe("a slash at the end", () => {
  const app = new Hono().use(trimTrailingSlash()).all("*", (context) => context.text("page"));
  const answer = async (path: string, method = "GET") => {
    const { status, headers } = await app.request(path, { method });
    return [status, headers.get("location")];
  };

  test("leads to the address without it, query and all", async () => {
    expect(await answer("/work/?sort=title")).toEqual([301, "/work?sort=title"]);
    expect(await answer("/project/a//")).toEqual([301, "/project/a"]);
  });

  test("never leads to another site, and leaves home and posts alone", async () => {
    expect(await answer("http://localhost//evil.example/")).toEqual([200, null]);
    expect(await answer("/")).toEqual([200, null]);
    expect(await answer("/contact/", "POST")).toEqual([200, null]);
  });
});
