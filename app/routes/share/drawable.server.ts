import coverage from "#app/fonts/share/covered.json" with { type: "json" };

const MAX_TEXT_LENGTH = 400;
const MIN_COVERED_SHARE = 0.6;

/** Puts a text on one line and drops letters that the share fonts lack. Null if too many letters are missing. */
export function drawableText(text: string | null): string | null {
  const letters = [...(text ?? "").slice(0, MAX_TEXT_LENGTH).toWellFormed().normalize("NFC").replace(/\s+/g, " ")];
  const covered = letters.filter((letter) => isInShareFonts(letter.codePointAt(0) ?? 0));
  const line = covered.join("").replace(/\s+/g, " ").trim();
  return covered.length >= letters.length * MIN_COVERED_SHARE && /[\p{L}\p{N}]/u.test(line) ? line : null;
}

function isInShareFonts(point: number): boolean {
  return coverage.some(([first = 0, last = 0]) => point >= first && point <= last);
}
