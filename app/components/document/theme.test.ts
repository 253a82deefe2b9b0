import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "./theme.ts";

test("the browser's colours are the grounds of the two themes", () => {
  const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
  expect(tokens).toContain(`--ground: light-dark(${themeColours.light}, ${themeColours.dark});`);
});
