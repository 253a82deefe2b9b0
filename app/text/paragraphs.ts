/** Splits a text from the store at its blank lines. */
export function paragraphs(text: string | null): string[] {
  return (text ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Splits a text after its first sentence. */
export function splitOpening(text: string): { opening: string; rest: string } {
  const end = /[.!?][”’")]*(?=\s+[\p{Lu}\p{N}“‘"(])/u.exec(text);
  const at = end ? end.index + end[0].length : text.length;
  return { opening: text.slice(0, at).trim(), rest: text.slice(at).trim() };
}
