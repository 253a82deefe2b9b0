// Everything that XML 1.0 has no way to write.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Without what no XML document may contain, escaped or not. */
export function stripInvalidXml(text: string): string {
  return text.toWellFormed().replace(UNWRITABLE, "");
}

/** As text between tags, or inside a quoted attribute. */
export function escapeXml(text: string): string {
  return stripInvalidXml(text).replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
