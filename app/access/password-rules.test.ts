import { expect, test } from "vitest";
import { passwordProblem } from "./password-rules.ts";

const tunde = ["Tunde Bakare", "tunde@furlong.example"];

test.each([
  ["", "missing"],
  ["eleven char", "short"],
  ["x".repeat(300), "long"],
  ["tundebakare1986", "personal"],
  ["Furlong-Tunde-2026!", "personal"],
  ["password1234", "common"],
  ["P@$$word-P@ssword", "common"],
  ["qwertyuiop12", "common"],
  ["aaaaaaaaaaaaaa", "common"],
  ["Welcome!Welcome!123", "common"],
  ["correct horse battery staple", null],
  ["tunde rides slow ferries", null],
  ["🦒 walks by the lake", null],
])("%j is %s", (password, problem) => {
  expect(passwordProblem(password, tunde)).toBe(problem);
});
