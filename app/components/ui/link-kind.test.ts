import { expect, test } from "vitest";
import { linkKind } from "./link-kind.ts";

test.each([
  ["/work", "page"],
  ["/work?type=Web#top", "page"],
  ["https://furlong.example", "external"],
  ["HTTP://furlong.example", "external"],
  ["//furlong.example", "external"],
  ["#contact", "plain"],
  ["mailto:hello@furlong.example", "plain"],
  ["tel:+14165550142", "plain"],
])("the link %s is %s", (address, kind) => {
  expect(linkKind(address)).toBe(kind);
});
