import { rmSync } from "node:fs";
import { parseEnv } from "#app/config/env.server.ts";
import { openSubmissionStore } from "#app/data/store.server.ts";
import { createTestDatabase } from "../../tests/support/engines.ts";
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
  const { url, drop } = await createTestDatabase(process.env.TEST_DATABASE_URL ?? "");
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

/** Reads the store itself, for asking often: the operator's commands take a second of CPU each. */
export async function watchDeliveries(env: Env) {
  const { service, close } = await openSubmissionStore(parseEnv(env));
  return {
    states: async (kind: "submission" | "notice"): Promise<string[]> => {
      const all: string[] = [];
      for (;;) {
        const query = service.from("deliveries").select("state").eq("kind", kind).order("id");
        const { data } = await query.range(all.length, all.length + 999).throwOnError();
        if (data.length === 0) return all;
        all.push(...data.map(({ state }) => state));
      }
    },
    close,
  };
}

/** As an operator does after an outage. */
export async function retryAll(env: Env) {
  const { code, stderr } = await runCommand(["scripts/outbox.ts", "--retry", "all"], env);
  if (code !== 0) throw new Error(`npm run outbox -- --retry all ended with ${code}: ${stderr}`);
}

/** `nextAt` is NaN if no attempt follows. */
export type Queued = { kind: string; state: string; attempts: number; nextAt: number };

/** What is in the outbox, with the operator's own command. */
export async function readOutbox(env: Env): Promise<Queued[]> {
  const { code, stdout, stderr } = await runCommand(["scripts/outbox.ts"], env);
  if (code !== 0) throw new Error(`npm run outbox ended with ${code}: ${stderr}`);
  return stdout
    .split("\n")
    .slice(0, -2)
    .map((line) => {
      const [, , , kind = "", state = "", attempts = "", next = ""] = line.split(/ {2,}/);
      return { kind, state, attempts: Number.parseInt(attempts, 10), nextAt: Date.parse(next.replace("next ", "")) };
    });
}

export type Raised = { cause: string; episodes: number; isRaised: boolean };

/** Which problems the site has noticed, and how often each began. */
export async function readAlerts(env: Env): Promise<Raised[]> {
  const { service, close } = await openSubmissionStore(parseEnv(env));
  try {
    const { data } = await service.from("alerts").select("*").order("id").throwOnError();
    return data.map(({ id, episode, is_raised }) => ({ cause: id, episodes: episode, isRaised: Boolean(is_raised) }));
  } finally {
    await close();
  }
}

// The bench sends no quotes or line breaks, so this is enough.
function cells(line: string) {
  return line.slice(1, -1).split('","');
}
