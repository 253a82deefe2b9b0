import { expect, test } from "vitest";
import { findDifferences } from "./differences.ts";
import { kindOf } from "./kinds.ts";

const projects = kindOf("projects");
const markedDifferences = (before: Record<string, never>, after: Record<string, never>) =>
  findDifferences(projects, before, after).map(({ field, pieces }) => [
    field,
    pieces
      .map(({ text, change }) => (change === "same" ? text : `${change === "removed" ? "-" : "+"}[${text}]`))
      .join(""),
  ]);
const data = (values: object) => values as Record<string, never>;

test("a text shows the words that were removed and added, between those that stayed", () => {
  const before = data({ description: "Ordering for forty farms and one short window." });
  const after = data({ description: "Ordering app for forty farms and one very short window." });
  expect(markedDifferences(before, after)).toEqual([
    ["description", "Ordering +[app ]for forty farms and one +[very ]short window."],
  ]);
});

test("a list is compared by its items, a figure and a date as text", () => {
  const before = data({ technologies: ["Go", "Rust"], year: 2023, created_at: "2024-01-02T14:00:00.000Z" });
  const after = data({ technologies: ["Rust", "Zig"], year: 2024, created_at: "2024-01-05T02:30:00.000Z" });
  expect(markedDifferences(before, after)).toEqual([
    ["year", "-[2023]+[2024]"],
    // Half past nine in the evening in Toronto.
    ["created_at", "-[2024-01-02]+[2024-01-04]"],
    ["technologies", "-[Go\n]Rust\n+[Zig\n]"],
  ]);
});

test("a very long text is shown as replaced instead of compared", () => {
  const long = (word: string) => data({ long_description: `${word} `.repeat(20_000) });
  expect(findDifferences(projects, long("one"), long("two"))[0]?.pieces).toHaveLength(2);
});
