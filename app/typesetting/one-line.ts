/** A heading without its line breaks. */
export function oneLine(text: string): string {
  return text.replaceAll("\n", " ");
}
