import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL("./", import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => ({ file, copy: readFileSync(new URL(file, here), "utf8") }));
files.push({ file: "seed.sql", copy: readFileSync(new URL("../../supabase/seed.sql", here), "utf8") });

const avoided = /\b(elevat|unlock|seamless|cutting[- ]edge|empower|journey|leverag|world[- ]class|passionate)\w*/gi;

// The specification prescribes these texts, so they may break the rules.
const fixed = [
  "Native and cross-platform solutions.",
  "Intelligent automation solutions.",
  String.raw`Thank\nYou!`,
  "Oops! Page not found",
  "Application Error!",
  "Thanks for subscribing!",
  "Subscribed!",
  "Post Created!",
  "latest insights!",
  "new data!",
  "latest studies!",
  "Come back soon!",
  "You've been added",
];

test("every text keeps to the voice", () => {
  for (const { file, copy } of files) {
    const own = fixed.reduce((text, phrase) => text.replaceAll(phrase, ""), copy);
    expect(own.match(avoided) ?? [], file).toEqual([]);
    expect(own.match(/\bsolutions\b/gi) ?? [], file).toEqual([]);
    expect(own.match(/[a-z]!(?=["' ])/g) ?? [], `exclamation marks in ${file}`).toEqual([]);
    expect(own.match(/"[^"\n]*[a-z]'(s|t|ve|re|ll)\b[^"\n]*"/g) ?? [], `straight apostrophes in ${file}`).toEqual([]);
  }
});
