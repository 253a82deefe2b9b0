// XML 1.0 does not allow these characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xmlEntities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

export function stripInvalidXml(text: string): string {
  return text.toWellFormed().replace(INVALID_XML_CHARACTERS, "");
}

/** Escapes text for use between tags or inside a quoted attribute. */
export function escapeXml(text: string): string {
  return stripInvalidXml(text).replace(/[&<>"']/g, (letter) => xmlEntities[letter] ?? letter);
}
