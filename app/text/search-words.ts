/** A text as searches compare it: lower case, without accents, on one line. */
export function searchWords(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
