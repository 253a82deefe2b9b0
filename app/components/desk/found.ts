export type FoundItem = { title: string; note: string; to: string; key?: string };

/** What was found, by what it is. */
export type FoundGroup = { name: string; items: readonly FoundItem[] };

/** A title cut where a query occurs in it, to mark it. */
export function cutAt(title: string, query: string): { text: string; isFound: boolean }[] {
  const words = query.trim();
  const at = words ? title.toLowerCase().indexOf(words.toLowerCase()) : -1;
  if (at === -1) return [{ text: title, isFound: false }];
  const parts = [title.slice(0, at), title.slice(at, at + words.length), title.slice(at + words.length)];
  return parts.flatMap((text, index) => (text ? { text, isFound: index === 1 } : []));
}
