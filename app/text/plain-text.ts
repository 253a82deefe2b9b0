import { summarise } from "./summary.ts";

/** A stranger's text with LF for every kind of line break, and without the control characters at which some readers stop. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
}

// They can make a name read backwards, and what follows it as well.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The same on one line, for a header of a mail. Split, `=?` no longer begins an encoded word, which could hide line breaks. */
export function plainLine(text: string, maxLength: number): string {
  return summarise(plainText(text).replace(DIRECTION_MARKS, ""), maxLength).replaceAll("=?", "= ?");
}
