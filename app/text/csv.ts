/** Goes at the start of a CSV file: without it, spreadsheets read UTF-8 as Latin-1. */
export const BYTE_ORDER_MARK = "\ufeff";

/** One line of CSV (RFC 4180). Every cell is quoted, and formulas are escaped. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCsvCell).join(",")}\r\n`;
}

// Matches cells that a spreadsheet would run as a formula: some also do so after blanks or with full-width characters.
const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

function toCsvCell(value: string | number | null) {
  const text = String(value ?? "");
  const escaped = typeof value === "string" && formulaStart.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}
