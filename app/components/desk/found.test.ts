import { expect, test } from "vitest";
import { splitAtMatch } from "./found.ts";

test.each([
  ["Ravi Menon", "rav", ["[Rav]", "i Menon"]],
  ["Closed traverse", "rav", ["Closed t", "[rav]", "erse"]],
  ["Ravi Menon", "", ["Ravi Menon"]],
  ["Ravi Menon", " menon ", ["Ravi ", "[Menon]"]],
  ["Ravi Menon", "x", ["Ravi Menon"]],
])("splits %s at a search for %o", (title, query, parts) => {
  expect(splitAtMatch(title, query).map(({ text, isFound }) => (isFound ? `[${text}]` : text))).toEqual(parts);
});
