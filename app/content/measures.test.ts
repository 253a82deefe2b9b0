import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no content file contains measurements of a headline", () => {
  const measured = Object.keys(sources).filter((file) =>
    /\b(em|w|l|reach|stops|measure|widthAxis|bearing): [\d.[-]/.test(sources[file] ?? ""),
  );
  expect(measured).toEqual([]);
});
