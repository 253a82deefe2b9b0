import { rmSync } from "node:fs";
import { makeDatabase } from "../../tests/support/engines.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { makeFolder } from "../../tests/support/run-site.ts";

export type Env = Record<string, string>;
export type Place = { env: Env; drop: () => Promise<void> };
export type Kind = "SQLite" | "PostgreSQL";
export type Row = { id: string; state: string; attempts: number; nextAttemptAt: string; message: string };

/** A fresh store: a folder of its own, or a database of its own on the server of TEST_DATABASE_URL. */
export async function openPlace(kind: Kind, dataDir = makeFolder()): Promise<Place> {
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === "SQLite") return { env: { DATA_DIR: dataDir }, drop: async () => removeFolder() };
  const { url, drop } = await makeDatabase(process.env.TEST_DATABASE_URL ?? "");
  return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, drop: () => drop().finally(removeFolder) };
}

/** What the operator sees in the store, with the command that the operator has. */
export async function readRows(env: Env): Promise<Row[]> {
  const { code, stdout, stderr } = await runCommand(["scripts/submissions.ts", "--export", "csv"], env);
  if (code !== 0) throw new Error(`npm run submissions ended with ${code}: ${stderr}`);
  const [head = [], ...rows] = stdout.trim().split("\r\n").map(cells);
  const column = (name: string) => head.indexOf(name);
  return rows.map((row) => ({
    id: row[column("id")] ?? "",
    state: row[column("state")] ?? "",
    attempts: Number(row[column("attempts")]),
    nextAttemptAt: row[column("nextAttemptAt")] ?? "",
    message: row[column("message")] ?? "",
  }));
}

/** Makes everything due that waits or was given up, as an operator does when an outage is over. */
export async function retryAll(env: Env) {
  const { code, stderr } = await runCommand(["scripts/submissions.ts", "--retry", "all"], env);
  if (code !== 0) throw new Error(`npm run submissions -- --retry all ended with ${code}: ${stderr}`);
}

// Enough for what the bench itself sends: no quote and no line break inside a cell.
function cells(line: string) {
  return line.slice(1, -1).split('","');
}
