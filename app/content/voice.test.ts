import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const contentFolder = new URL("./", import.meta.url);
const copyFiles = readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => ({ file, copy: readFileSync(new URL(file, contentFolder), "utf8") }));
copyFiles.push({ file: "seed.sql", copy: readFileSync(new URL("../../supabase/seed.sql", contentFolder), "utf8") });

const avoidedWords =
  /\b(elevat|unlock|seamless|cutting[- ]edge|empower|journey|leverag|world[- ]class|passionate)\w*/gi;

// The specification prescribes these texts, so they may break the rules.
const prescribedPhrases = [
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
  for (const { file, copy } of copyFiles) {
    const own = prescribedPhrases.reduce((text, phrase) => text.replaceAll(phrase, ""), copy);
    expect(own.match(avoidedWords) ?? [], file).toEqual([]);
    expect(own.match(/\bsolutions\b/gi) ?? [], file).toEqual([]);
    expect(own.match(/[a-z]!(?=["' ])/g) ?? [], `exclamation marks in ${file}`).toEqual([]);
    expect(own.match(/"[^"\n]*[a-z]'(s|t|ve|re|ll)\b[^"\n]*"/g) ?? [], `straight apostrophes in ${file}`).toEqual([]);
  }
});
