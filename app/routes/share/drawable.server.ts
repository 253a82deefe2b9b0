import coverage from "#app/fonts/share/covered.json" with { type: "json" };

const MAX_LENGTH = 400;
const MIN_COVERED = 0.6;

/** A text on one line, without letters that the share fonts lack. Null when too many are missing. */
export function drawable(text: string | null): string | null {
  const letters = [...(text ?? "").slice(0, MAX_LENGTH).toWellFormed().normalize("NFC").replace(/\s+/g, " ")];
  const covered = letters.filter((letter) => isCovered(letter.codePointAt(0) ?? 0));
  const line = covered.join("").replace(/\s+/g, " ").trim();
  return covered.length >= letters.length * MIN_COVERED && /[\p{L}\p{N}]/u.test(line) ? line : null;
}

function isCovered(point: number): boolean {
  return coverage.some(([first = 0, last = 0]) => point >= first && point <= last);
}
