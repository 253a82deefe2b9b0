/** At the start of a file: without it spreadsheets take UTF-8 for Latin-1. */
export const BYTE_ORDER_MARK = "\ufeff";

/** One line of CSV (RFC 4180). Every cell is quoted, and formulas are escaped. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

// Characters that start a formula, in some spreadsheets also after blanks or as full-width forms.
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

function toCell(value: string | number | null) {
  const text = String(value ?? "");
  const escaped = typeof value === "string" && formula.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}
