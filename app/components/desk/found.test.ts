import { expect, test } from "vitest";
import { cutAt } from "./found.ts";

test.each([
  ["Ravi Menon", "rav", ["[Rav]", "i Menon"]],
  ["Closed traverse", "rav", ["Closed t", "[rav]", "erse"]],
  ["Ravi Menon", "", ["Ravi Menon"]],
  ["Ravi Menon", " menon ", ["Ravi ", "[Menon]"]],
  ["Ravi Menon", "x", ["Ravi Menon"]],
])("%s, looked for with %o", (title, query, parts) => {
  expect(cutAt(title, query).map(({ text, isFound }) => (isFound ? `[${text}]` : text))).toEqual(parts);
});
