import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("every cell is quoted, and quotes are doubled", () => {
  expect(csvLine(['say "hi"', "x,y\nz", 3, null])).toBe('"say ""hi""","x,y\nz","3",""\r\n');
});

test.each(["=1+1", "+1", "-1", "@a", "\t=1", "\rx", "\nx", "  =1", "\u00a0=1", "\uff1d1"])("%j is escaped", (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

test.each(["a=b", "1-2", "ada@example.com", "", "'=1", "Hello\n=not the start"])("%j stays unchanged", (cell) => {
  expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
});
