import { expect, test } from "vitest";
import type { Head, Line, TypedWord } from "#app/lib/line.ts";
import { fitHead, fit as fitLine, stops } from "../../scripts/fit.ts";

type Stored = (Line & Partial<Pick<TypedWord, "stops">>) | Head;

const modules = import.meta.glob<Record<string, unknown>>(["./**/*.ts", "!./**/*.test.ts"], { eager: true });
const lines = [...new Set(linesIn(modules))];

test("there are lines to measure", () => {
  expect(lines.length).toBeGreaterThan(100);
});

test.each(lines.map((stored) => ({ text: stored.text, stored })))("“$text” is set to its measure", ({ stored }) => {
  expect(stored).toEqual(measured(stored));
});

test("components and sections get their lines from here", () => {
  const sources = import.meta.glob<string>("/app/{components,sections}/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const owners = Object.keys(sources).filter((file) => /\bem: \d/.test(sources[file] ?? ""));
  expect(owners).toEqual([]);
});

/** What the numbers have to be; a failing comparison prints them. */
function measured(stored: Stored): Stored {
  if (!("em" in stored)) {
    const { w, l, run, got } = fitHead(stored.text);
    expect(got, `“${stored.text}” is too long for a head`).toBeLessThan(8.01);
    return { text: stored.text, w, l, ...(run && { run }) };
  }
  const length = stored.reach ?? stored.em;
  const { w, l, ok } = fitLine(stored.text, length, stored.pairs);
  expect(ok, `“${stored.text}” cannot be set ${length} em long: change em, or give it a reach`).toBe(true);
  return { ...stored, w, l, ...(stored.stops && { stops: stops(stored.text, length, stored.em).x }) };
}

function* linesIn(value: unknown): Generator<Stored> {
  if (typeof value !== "object" || value === null) return;
  if ("text" in value && "w" in value && "l" in value) yield value as Stored;
  else for (const child of Object.values(value)) yield* linesIn(child);
}
