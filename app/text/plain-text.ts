import { summarise } from "./summary.ts";

/** Turns every kind of line break into LF, and drops control characters, at which some programs stop reading. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
}

// These characters can reverse the reading direction of a name and of the text after it.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A visitor's text on one line, without control characters, for lists and mail headers. Markup stays. Splits `=?`, which
 * begins an encoded word that could hide line breaks.
 */
export function plainLine(text: string, maxLength: number): string {
  return summarise(plainText(text).replace(DIRECTION_MARKS, ""), maxLength).replaceAll("=?", "= ?");
}
