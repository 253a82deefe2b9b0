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

// Of fixed content, whose ids are plain.
const exempt = ["/app/content/pages.ts"];
const sources = import.meta.glob<string>(["/app/**/*.{ts,tsx}", "!/app/**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("nobody builds such an address by hand", () => {
  const handmade = /`\/(project|blog|experiment|contributions|case-study|client)\/\$/;
  const builders = Object.keys(sources).filter((file) => handmade.test(sources[file] ?? ""));
  expect(builders).toEqual(exempt);
});
