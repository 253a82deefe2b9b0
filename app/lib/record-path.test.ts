import { expect, test } from "vitest";
import { recordPath } from "./record-path.ts";

test.each([
  ["project", "harvest-table-market", "/project/harvest-table-market"],
  ["blog", "a/b?c#d", "/blog/a%2Fb%3Fc%23d"],
  ["project", "số một", "/project/s%E1%BB%91%20m%E1%BB%99t"],
  ["experiment", "half \ud83d", "/experiment/half%20%EF%BF%BD"],
] as const)("%s %s", (kind, id, path) => {
  expect(recordPath(kind, id)).toBe(path);
});
