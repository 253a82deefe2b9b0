import { runCommand } from "../../tests/support/run-command.ts";

export type ExportRow = Record<string, string>;

/** Reads the CSV export, and checks its cells and compares its row count with the list command's. */
export async function readExport(dataDir: string): Promise<{ rows: ExportRow[]; failures: string[] }> {
  const run = (...args: string[]) => runCommand(["scripts/enquiries.ts", ...args], { DATA_DIR: dataDir });
  const [csv, list] = [await run("--export", "csv"), await run()];
  const [head = [], ...cells] = parseCsv(csv.stdout);
  const rows = cells.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
  const failures = csvFailures(head, cells);
  if (csv.code !== 0 || list.code !== 0) failures.push(`the export ended with ${csv.code}, the list with ${list.code}`);
  const shown = /^(\d+) shown/m.exec(list.stdout)?.[1];
  if (shown !== String(rows.length)) failures.push(`the export has ${rows.length} rows, the store ${shown}`);
  const lines = list.stdout.trimEnd().split("\n").length - 1;
  if (lines !== rows.length) failures.push(`the list has ${lines} lines for ${rows.length} submissions`);
  return { rows, failures };
}

function csvFailures(head: string[], rows: string[][]): string[] {
  const failures = rows.flatMap((row) => (row.length === head.length ? [] : `a row of ${row.length} cells`));
  const formulas = rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell));
  return [...failures, ...formulas.map((cell) => `a cell that spreadsheets execute: ${cell.slice(0, 60)}`)];
}

/** RFC 4180. An unescaped quote or line break yields extra cells or rows, which the counts reveal. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const cell of text.matchAll(/(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const [, quoted, plain = "", end] = cell;
    if (cell.index === text.length) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
