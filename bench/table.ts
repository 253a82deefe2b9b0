type TableCell = string | number;

/** Formats a Markdown table, aligned for the terminal. */
export function formatTable(head: string[], rows: TableCell[][]): string {
  const lines = [head, head.map(() => "---"), ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`)
    .join("\n");
}

export const formatRatio = (value: number, baseline: number) => `${(value / baseline).toFixed(2)} ×`;
export const toKilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
