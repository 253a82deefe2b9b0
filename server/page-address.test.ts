import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

const addressOf = (path: string) => pageAddress(new URL(path, "http://localhost"));

test.each([
  ["/", "/"],
  ["/?utm_source=mail", "/"],
  ["/about?type=Web+Development", "/about"],
  ["/work?utm_source=mail", "/work"],
  ["/work?type=nonsense&sort=year&show=1", "/work"],
  ["/work?sort=title&type=E-commerce", "/work?type=E-commerce&sort=title"],
  ["/work?type=E-commerce&type=Web+Development", "/work?type=Web+Development&type=E-commerce"],
  ["/work?type=Web+Development&type=E-commerce&x=1", "/work?type=Web+Development&type=E-commerce"],
  ["/thank-you?stay", "/thank-you?stay"],
  ["/thank-you?stay=&x=1", "/thank-you?stay"],
  ["/project/a%20b?x", "/project/a%20b"],
])("%s is kept as %s", (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test.each([
  "/admin",
  "/admin?tab=cms",
  "/work.data",
  "/__manifest?p=/",
  "/_root.data?_routes=x",
  "/sitemap.xml",
  "/share/home.png",
])("%s is not kept", (path) => {
  expect(addressOf(path)).toBeNull();
});
