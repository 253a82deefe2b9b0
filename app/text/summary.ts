/** Puts a text on one line and cuts it after a word. The default length is what a search result shows. */
export function summarise(text: string, maxLength = 155): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = [...line];
  if (letters.length <= maxLength) return line;
  const cut = letters.slice(0, maxLength - 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  const whole = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s.,;:–—-]+$/, "")}…`;
}
