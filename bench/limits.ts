import { table } from "./table.ts";

const rows: string[][] = [];

/** Notes the worst figure beside the most that is allowed. */
export function atMost<Item>(limit: number, what: string, items: Item[], figureOf: (item: Item) => number) {
  const worst = Math.max(...items.map(figureOf));
  note(what, worst, limit, worst <= limit);
}

/** Notes the worst figure beside the least that is asked for. */
export function atLeast<Item>(limit: number, what: string, items: Item[], figureOf: (item: Item) => number) {
  const worst = Math.min(...items.map(figureOf));
  note(what, worst, limit, worst >= limit);
}

/** Every limit that was noted, and whether it holds. */
export function limitsTable(): string {
  return table(["figure", "worst", "limit", "holds"], rows);
}

function note(what: string, worst: number, limit: number, isHeld: boolean) {
  rows.push([what, String(Math.round(worst * 1_000) / 1_000), String(limit), isHeld ? "yes" : "no"]);
}
