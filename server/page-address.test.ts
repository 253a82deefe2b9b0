import { expect, test } from "vitest";
import { pageAddress, routeOf } from "./page-address.ts";

test.each([
  ["/", "/"],
  ["/?utm_source=mail", "/"],
  ["/about?type=Web+Development", "/about"],
  ["/work?utm_source=mail", "/work"],
  ["/work?type=nonsense&sort=year&show=1", "/work"],
  ["/work?sort=title&type=E-commerce", "/work?type=E-commerce&sort=title"],
  ["/work?type=E-commerce&type=Web+Development", "/work?type=Web+Development&type=E-commerce"],
  ["/work?type=Web+Development&type=E-commerce&x=1", "/work?type=Web+Development&type=E-commerce"],
  ["/work/?sort=title", "/work/?sort=title"],
  ["/Work?sort=title", "/Work?sort=title"],
  ["/%77ork?sort=title&x=1", "/%77ork?sort=title"],
  ["/admin?tab=cms&x=1", "/admin?tab=cms"],
  ["/thank-you?stay", "/thank-you?stay"],
  ["/thank-you?stay=&x=1", "/thank-you?stay"],
  ["/project/a%20b?x", "/project/a%20b"],
  ["/contributions/next.js?x", "/contributions/next.js"],
  ["/blog/v2.0-notes", "/blog/v2.0-notes"],
])("%s is the page %s", (path, address) => {
  expect(pageAddress(path)).toBe(address);
});

test.each([
  "/work.data",
  "/blog/v2.0-notes.data",
  "/__manifest?p=/",
  "/_root.data?_routes=x",
  "/work.json",
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/share/home.png",
])("%s is no page", (path) => {
  expect(pageAddress(path)).toBeNull();
});

test.each([
  ["/", ""],
  ["/About//", "/about"],
  ["/%61dmin", "/admin"],
  ["/%41DMIN/", "/admin"],
  ["/%2561dmin", "/%61dmin"],
  ["/admin%zz", "/admin%zz"],
])("%s is rendered by the route %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});
