import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "./theme.ts";

test("the theme-color of each theme is its background colour", () => {
  const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
  expect(tokens).toContain(`--ground: light-dark(${themeColours.light}, ${themeColours.dark});`);
});
