import { expect, test } from "vitest";
import { entityTag, isHeld } from "./entity-tag.server.ts";

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

test("the same content has the same tag, another one another", () => {
  expect(entityTag("a")).toBe(entityTag(Buffer.from("a")));
  expect(entityTag("a")).not.toBe(entityTag("b"));
});
