/** Normalises a text for searching: lower case, without accents, on one line. */
export function searchableText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
