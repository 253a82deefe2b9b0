/** A text in one line, cut after a word where it is longer than a search result shows. */
export function summarise(text: string, longest = 155): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = [...line];
  if (letters.length <= longest) return line;
  const cut = letters.slice(0, longest - 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  const whole = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s.,;:–—-]+$/, "")}…`;
}
