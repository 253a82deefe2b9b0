/** The first word that is not an article: "app" for "The app we may not show". */
export function firstWord(title: string): string {
  const words = title.trim().split(/\s+/);
  const word = words.find((word) => !/^(an?|the)$/i.test(word)) ?? words[0] ?? "";
  return word.replace(/[^\p{L}\p{N}]+$/u, "") || word;
}
