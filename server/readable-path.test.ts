import { expect, test } from "vitest";
import { readable } from "./readable-path.ts";

test.each([
  ["/about", "/about"],
  ["/project/caf%C3%A9?x=%zz", "/project/caf%C3%A9?x=%zz"],
  ["/%", "/%25"],
  ["/100%-off?a=1", "/100%25-off?a=1"],
  ["/project/%ff%20.data", "/project/%25ff%2520.data"],
])("%s is read as %s", (target, expected) => {
  expect(readable(target)).toBe(expected);
});
