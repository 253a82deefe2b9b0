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

test.each([
  ["/project/a?x=1", "/project/a?x=1"],
  [`/a${"/b".repeat(15)}`, `/a${"/b".repeat(15)}`],
  ["/a".repeat(17), "/a".repeat(16)],
  [`${"/a".repeat(4000)}?x=/y`, `${"/a".repeat(16)}?x=/y`],
  ["/".repeat(40), "/".repeat(16)],
  [`/work?x=${"/y".repeat(40)}`, `/work?x=${"/y".repeat(40)}`],
])("%s is asked for as %s", (target, asked) => {
  expect(readable(target)).toBe(asked);
});
