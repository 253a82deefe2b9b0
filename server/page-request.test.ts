import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { createRequestNormalizer, trimTrailingSlash } from "./page-request.ts";

const routes = {
  root: { id: "root", path: "", module: {} },
  site: { id: "site", parentId: "root", module: {} },
  work: { id: "work", parentId: "site", path: "work", module: { handle: { query: ["type", "sort"] } } },
  project: { id: "project", parentId: "site", path: "project/:id", module: {} },
} as unknown as ServerBuild["routes"];

const urlSeenByRoute = (path: string, init?: RequestInit) =>
  createRequestNormalizer(routes)(new Request(`http://localhost${path}`, init)).url.replace("http://localhost", "");

describe("a request", () => {
  test.each([
    ["/work?sort=title&utm_source=mail", "/work?sort=title"],
    ["/Work?type=a&fbclid=1&type=b", "/Work?type=a&type=b"],
    ["/project/a?sort=title", "/project/a"],
    ["/nowhere?sort=title", "/nowhere"],
    ["/work", "/work"],
  ])("for %s reaches the route as %s", (asked, seen) => {
    expect(urlSeenByRoute(asked)).toBe(seen);
  });

  test("reaches the router with a path that it can decode", () => {
    expect(urlSeenByRoute("/project/100%")).toBe("/project/100%25");
    expect(urlSeenByRoute("/project/caf%C3%A9")).toBe("/project/caf%C3%A9");
  });
});

test("data requests and posts keep their query", () => {
  expect(urlSeenByRoute("/work.data?_routes=work&ref=a")).toBe("/work.data?_routes=work&ref=a");
  expect(urlSeenByRoute("/work?ref=a", { method: "POST" })).toBe("/work?ref=a");
});

describe("a trailing slash", () => {
  const app = new Hono().use(trimTrailingSlash()).all("*", (context) => context.text("page"));
  const answer = async (path: string, method = "GET") => {
    const { status, headers } = await app.request(path, { method });
    return [status, headers.get("location")];
  };

  test("redirects to the path without it and keeps the query", async () => {
    expect(await answer("/work/?sort=title")).toEqual([301, "/work?sort=title"]);
    expect(await answer("/project/a//")).toEqual([301, "/project/a"]);
  });

  test("never redirects to another site, and not for home or posts", async () => {
    expect(await answer("http://localhost//evil.example/")).toEqual([200, null]);
    expect(await answer("/")).toEqual([200, null]);
    expect(await answer("/contact/", "POST")).toEqual([200, null]);
  });
});
