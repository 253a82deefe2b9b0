import { rmSync } from "node:fs";
import { makeDatabase } from "../../tests/support/engines.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { makeFolder } from "../../tests/support/run-site.ts";

export type Env = Record<string, string>;
export type FreshStore = { env: Env; drop: () => Promise<void> };
export type Engine = "SQLite" | "PostgreSQL";
/** `state` is that of the webhook's delivery. */
export type Row = { id: string; state: string; attempts: number; message: string };

/** A store in a new folder, or in a new database on the server of TEST_DATABASE_URL. */
export async function openFreshStore(engine: Engine, dataDir = makeFolder()): Promise<FreshStore> {
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === "SQLite") return { env: { DATA_DIR: dataDir }, drop: async () => removeFolder() };
  const { url, drop } = await makeDatabase(process.env.TEST_DATABASE_URL ?? "");
  return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, drop: () => drop().finally(removeFolder) };
}

/** Reads the rows with the operator's own command. */
export async function readRows(env: Env): Promise<Row[]> {
  const { code, stdout, stderr } = await runCommand(["scripts/enquiries.ts", "--export", "csv"], env);
  if (code !== 0) throw new Error(`npm run enquiries ended with ${code}: ${stderr}`);
  const [head = [], ...rows] = stdout.trim().split("\r\n").map(cells);
  const column = (name: string) => head.indexOf(name);
  return rows.map((row) => ({
    id: row[column("id")] ?? "",
    state: row[column("webhook")] ?? "",
    attempts: Number(row[column("attempts")]),
    message: row[column("message")] ?? "",
  }));
}

/** As an operator does after an outage. */
export async function retryAll(env: Env) {
  const { code, stderr } = await runCommand(["scripts/outbox.ts", "--retry", "all"], env);
  if (code !== 0) throw new Error(`npm run outbox -- --retry all ended with ${code}: ${stderr}`);
}

export type Queued = { kind: string; state: string; attempts: number };

/** What is in the outbox, with the operator's own command. */
export async function readOutbox(env: Env): Promise<Queued[]> {
  const { code, stdout, stderr } = await runCommand(["scripts/outbox.ts"], env);
  if (code !== 0) throw new Error(`npm run outbox ended with ${code}: ${stderr}`);
  return stdout
    .split("\n")
    .slice(0, -2)
    .map((line) => {
      const [, , , kind = "", state = "", attempts = ""] = line.split(/ {2,}/);
      return { kind, state, attempts: Number.parseInt(attempts, 10) };
    });
}

// The bench sends no quotes or line breaks, so this is enough.
function cells(line: string) {
  return line.slice(1, -1).split('","');
}
