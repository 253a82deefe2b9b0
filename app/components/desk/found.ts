export type FoundItem = { title: string; note: string; to: string; key?: string };

/** Search results of one sort, such as screens or persons. */
export type FoundGroup = { name: string; items: readonly FoundItem[] };

/** Splits a title at the first match of a query, so that the match can be highlighted. */
export function splitAtMatch(title: string, query: string): { text: string; isFound: boolean }[] {
  const words = query.trim();
  const at = words ? title.toLowerCase().indexOf(words.toLowerCase()) : -1;
  if (at === -1) return [{ text: title, isFound: false }];
  const parts = [title.slice(0, at), title.slice(at, at + words.length), title.slice(at + words.length)];
  return parts.flatMap((text, index) => (text ? { text, isFound: index === 1 } : []));
}
