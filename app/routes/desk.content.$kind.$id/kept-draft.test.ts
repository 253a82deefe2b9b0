import { expect, test } from "vitest";
import { isDifferent, toForm } from "./kept-draft.ts";

const form = (fields: [string, string][]) => {
  const made = new FormData();
  for (const [name, value] of fields) made.append(name, value);
  return made;
};

test("what was typed is told from what a form shows by its words, not by the save it started from", () => {
  const fields: [string, string][] = [
    ["from", "1"],
    ["title", "A bakery "],
    ["tech", "Go"],
    ["tech", ""],
  ];
  const kept = { at: "2026-11-19T12:00:00.000Z", fields };
  expect([...toForm(kept)]).toEqual([...fields, ["intent", "save"]]);
  const same = [
    ["from", "2"],
    ["title", "A bakery"],
    ["tech", "Go"],
  ] as [string, string][];
  expect(isDifferent(kept, form(same))).toBe(false);
  expect(isDifferent(kept, form(same.with(2, ["tech", "Rust"])))).toBe(true);
  expect(isDifferent(kept, form(same.toSpliced(1, 1)))).toBe(true);
});
