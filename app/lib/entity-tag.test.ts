import { expect, test } from "vitest";
import { isHeld } from "./entity-tag.ts";

test.each([
  ['"a"', '"a"'],
  ['W/"a"', 'W/"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"b", W/"a"', 'W/"a"'],
  ['"b","a"', '"a"'],
  ["*", 'W/"a"'],
])("whoever has %s has %s", (ifNoneMatch, etag) => {
  expect(isHeld(ifNoneMatch, etag)).toBe(true);
});

test.each(['"b"', "a", '"b", W/"c"', "", null, undefined])("whoever has %s does not", (ifNoneMatch) => {
  expect(isHeld(ifNoneMatch, '"a"')).toBe(false);
});
