import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("a headline is its text: no measure of a line is kept beside it", () => {
  const measured = Object.keys(sources).filter((file) =>
    /\b(em|w|l|reach|stops|measure|widthAxis|bearing): [\d.[-]/.test(sources[file] ?? ""),
  );
  expect(measured).toEqual([]);
});
