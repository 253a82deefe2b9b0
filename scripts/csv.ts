/** One line of CSV (RFC 4180), every cell quoted and none that a spreadsheet would run. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

// Spreadsheets take these for the beginning of a formula, some of them after blanks or in their wide forms too.
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

function toCell(value: string | number | null) {
  const text = String(value ?? "");
  const harmless = typeof value === "string" && formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
