import { expect, test } from "vitest";
import { passwordProblem } from "./password-rules.ts";

const tunde = ["Tunde Bakare", "tunde@furlong.example"];

test.each([
  ["", "missing"],
  ["eleven char", "short"],
  ["x".repeat(300), "long"],
  ["TundeBakare-Tunde-1986", "personal"],
  ["Furlong-Example-Tunde-2026!", "personal"],
  ["passwordpassword1234", "common"],
  ["P@$$word-P@ssword-P@ssword", "common"],
  ["qwertyuiop-asdfghjkl-12", "common"],
  ["aaaaaaaaaaaaaaaaaaaaaaaa", "common"],
  ["Welcome!Welcome!12345678", "common"],
  ["correct horse battery staple", null],
  ["tunde rides slow ferries", null],
  ["🦒 walks by the lake", null],
])("%j is %s", (password, problem) => {
  expect(passwordProblem(password, tunde)).toBe(problem);
});
