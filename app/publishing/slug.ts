const MAX_SLUG_LENGTH = 80;

/** Turns "A market that opens on Thursdays" into "a-market-that-opens-on-thursdays". */
export function slugify(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  return plain.slice(0, MAX_SLUG_LENGTH).replace(/^-+|-+$/g, "");
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
