import { expect, test } from "vitest";
import { recordPath } from "./page-path.ts";

test.each([
  ["project", "harvest-table-market", "/project/harvest-table-market"],
  ["blog", "a/b?c#d", "/blog/a%2Fb%3Fc%23d"],
  ["project", "số một", "/project/s%E1%BB%91%20m%E1%BB%99t"],
  ["experiment", "half \ud83d", "/experiment/half%20%EF%BF%BD"],
] as const)("%s %s", (kind, id, path) => {
  expect(recordPath(kind, id)).toBe(path);
});

// The ids of fixed content need no encoding.
const exemptFiles = ["/app/content/pages.ts"];
const sourceTexts = import.meta.glob<string>(["/app/**/*.{ts,tsx}", "!/app/**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("only recordPath builds the address of a record", () => {
  const handmade = /`\/(project|blog|experiment|contributions|case-study|client)\/\$/;
  const builders = Object.keys(sourceTexts).filter((file) => handmade.test(sourceTexts[file] ?? ""));
  expect(builders).toEqual(exemptFiles);
});
