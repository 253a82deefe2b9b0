import { expect, onTestFinished, vi } from "vitest";

/** Parts of the messages for refused requests. The data API has no logger, so it writes them to the console, with a stack. */
const refusalMessages = [
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

/** Keeps refusals that a test provokes off the console, and fails the test for any other error there. Returns a reader of all lines. */
export function allowOnlyRefusals(): () => string[] {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  const said = () => spy.mock.calls.map((words) => words.map(String).join(" "));
  onTestFinished(() => {
    expect(said().filter((line) => !refusalMessages.some((words) => line.includes(words)))).toEqual([]);
  });
  return said;
}
