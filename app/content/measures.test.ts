import { expect, test } from "vitest";

const contentSources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no content file contains measurements of a headline", () => {
  const measured = Object.keys(contentSources).filter((file) =>
    /\b(em|w|l|reach|stops|measure|widthAxis|bearing): [\d.[-]/.test(contentSources[file] ?? ""),
  );
  expect(measured).toEqual([]);
});
