import { expect, test } from "vitest";
import { differsFromForm, keptDraftForm } from "./kept-draft.ts";

const formOf = (fields: [string, string][]) => {
  const made = new FormData();
  for (const [name, value] of fields) made.append(name, value);
  return made;
};

test("a kept draft differs from a form by its text, not by the save that it started from", () => {
  const fields: [string, string][] = [
    ["from", "1"],
    ["title", "A bakery "],
    ["tech", "Go"],
    ["tech", ""],
  ];
  const kept = { at: "2026-11-19T12:00:00.000Z", fields };
  expect([...keptDraftForm(kept)]).toEqual([...fields, ["intent", "save"]]);
  const same = [
    ["from", "2"],
    ["title", "A bakery"],
    ["tech", "Go"],
  ] as [string, string][];
  expect(differsFromForm(kept, formOf(same))).toBe(false);
  expect(differsFromForm(kept, formOf(same.with(2, ["tech", "Rust"])))).toBe(true);
  expect(differsFromForm(kept, formOf(same.toSpliced(1, 1)))).toBe(true);
});
