import covered from "#app/fonts/share/covered.json" with { type: "json" };

const LONGEST = 400;
const LEAST_KEPT = 0.6;

/** What the fonts of the share images can write of a text, in one line; nothing where it is of another script. */
export function drawable(text: string | null): string | null {
  const given = [...(text ?? "").slice(0, LONGEST).toWellFormed().normalize("NFC").replace(/\s+/g, " ")];
  const kept = given.filter((letter) => isCovered(letter.codePointAt(0) ?? 0));
  const written = kept.join("").replace(/\s+/g, " ").trim();
  return kept.length >= given.length * LEAST_KEPT && /[\p{L}\p{N}]/u.test(written) ? written : null;
}

function isCovered(point: number): boolean {
  return covered.some(([first = 0, last = 0]) => point >= first && point <= last);
}
