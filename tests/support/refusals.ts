import { expect, onTestFinished, vi } from "vitest";

/** The data API has no logger of its own: what it refuses it writes to the console, with a stack. */
const known = [
  "RLS policy violation",
  "row-level security",
  "permission denied",
  "CHECK constraint failed",
  "UNIQUE constraint failed",
  "violates check constraint",
  "invalid byte sequence",
  "failed to parse",
  "syntax error",
  "Cannot read properties of undefined",
];

/** Keeps refusals that a test provokes off the console, and fails it for anything else said there. */
export function watchRefusals(): () => string[] {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  const said = () => spy.mock.calls.map((words) => words.map(String).join(" "));
  onTestFinished(() => {
    expect(said().filter((line) => !known.some((words) => line.includes(words)))).toEqual([]);
  });
  return said;
}
