import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createRoutePatternFinder } from "./route-pattern.ts";

const routes = {
  root: { id: "root", path: "", module: {} },
  layout: { id: "layout", parentId: "root", module: {} },
  home: { id: "home", parentId: "layout", path: "/", module: {} },
  project: { id: "project", parentId: "layout", path: "project/:id", module: {} },
  feed: { id: "feed", parentId: "root", path: "feed.xml", module: {} },
  missing: { id: "missing", parentId: "layout", path: "*", module: {} },
} as unknown as ServerBuild["routes"];
const patternOf = createRoutePatternFinder(routes);

test.each([
  ["/", "/"],
  ["/project/harvest-table-market", "/project/:id"],
  ["/project/harvest-table-market.data", "/project/:id.data"],
  ["/_root.data", "/.data"],
  ["/_.data", "/.data"],
  ["/feed.xml", "/feed.xml"],
  ["/no/such/page", "/*"],
  ["/%", "/*"],
  ["/wp-login.php", "file"],
  ["/favicon.svg", "file"],
  ["/assets/entry-abc.js", "/assets/*"],
  ["/healthz", "/healthz"],
])("%s belongs to %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
  expect(patternOf(path)).toBe(pattern);
});

test("made-up addresses make no new patterns", () => {
  const patterns = Array.from({ length: 3_000 }, (_, n) => patternOf(`/project/${n}`));
  expect(new Set(patterns)).toEqual(new Set(["/project/:id"]));
});
