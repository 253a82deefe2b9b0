import { formatTable } from "./table.ts";

const limitRows: string[][] = [];

/** Records the worst figure against a maximum. */
export function recordAtMost<Item>(limit: number, what: string, items: Item[], figureOf: (item: Item) => number) {
  const worst = Math.max(...items.map(figureOf));
  recordLimit(what, worst, limit, worst <= limit);
}

/** Records the worst figure against a minimum. */
export function recordAtLeast<Item>(limit: number, what: string, items: Item[], figureOf: (item: Item) => number) {
  const worst = Math.min(...items.map(figureOf));
  recordLimit(what, worst, limit, worst >= limit);
}

/** Formats all recorded limits, and whether each holds, as a Markdown table. */
export function formatLimits(): string {
  return formatTable(["figure", "worst", "limit", "holds"], limitRows);
}

function recordLimit(what: string, worst: number, limit: number, isHeld: boolean) {
  limitRows.push([what, String(Math.round(worst * 1_000) / 1_000), String(limit), isHeld ? "yes" : "no"]);
}
