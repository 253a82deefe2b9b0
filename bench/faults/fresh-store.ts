import { rmSync } from "node:fs";
import { parseEnv } from "#app/config/env.server.ts";
import { openSubmissionStore } from "#app/data/store.server.ts";
import { createTestDatabase } from "../../tests/support/engines.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { makeFolder } from "../../tests/support/run-site.ts";

export type Env = Record<string, string>;
export type FreshStore = { env: Env; drop: () => Promise<void> };
export type Engine = "SQLite" | "PostgreSQL";
/** A row of the export. `state` is that of the webhook's delivery. */
export type EnquiryRow = { id: string; state: string; attempts: number; message: string };

/** Creates a store in a new folder, or in a new database on the server of TEST_DATABASE_URL. */
export async function openFreshStore(engine: Engine, dataDir = makeFolder()): Promise<FreshStore> {
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === "SQLite") return { env: { DATA_DIR: dataDir }, drop: async () => removeFolder() };
  const { url, drop } = await createTestDatabase(process.env.TEST_DATABASE_URL ?? "");
  return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, drop: () => drop().finally(removeFolder) };
}

/** Reads the enquiries with the operator's own command. */
export async function readEnquiryRows(env: Env): Promise<EnquiryRow[]> {
  const { code, stdout, stderr } = await runCommand(["scripts/enquiries.ts", "--export", "csv"], env);
  if (code !== 0) throw new Error(`npm run enquiries ended with ${code}: ${stderr}`);
  const [head = [], ...rows] = stdout.trim().split("\r\n").map(splitCells);
  const column = (name: string) => head.indexOf(name);
  return rows.map((row) => ({
    id: row[column("id")] ?? "",
    state: row[column("webhook")] ?? "",
    attempts: Number(row[column("attempts")]),
    message: row[column("message")] ?? "",
  }));
}

/** Reads the store directly, so that it can be asked often: the operator's commands take a second of CPU each. */
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

/** Retries all deliveries with the operator's own command, as after an outage. */
export async function retryAll(env: Env) {
  const { code, stderr } = await runCommand(["scripts/outbox.ts", "--retry", "all"], env);
  if (code !== 0) throw new Error(`npm run outbox -- --retry all ended with ${code}: ${stderr}`);
}

/** A delivery in the outbox. `nextAt` is NaN if no attempt follows. */
export type QueuedDelivery = { kind: string; state: string; attempts: number; nextAt: number };

/** Reads the outbox with the operator's own command. */
export async function readOutbox(env: Env): Promise<QueuedDelivery[]> {
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

export type AlertState = { cause: string; episodes: number; isRaised: boolean };

/** Reads which problems the site has noticed, how often each began, and whether it lasts. */
export async function readAlerts(env: Env): Promise<AlertState[]> {
  const { service, close } = await openSubmissionStore(parseEnv(env));
  try {
    const { data } = await service.from("alerts").select("*").order("id").throwOnError();
    return data.map(({ id, episode, is_raised }) => ({ cause: id, episodes: episode, isRaised: Boolean(is_raised) }));
  } finally {
    await close();
  }
}

// A plain split is enough, since the bench posts no quotes or line breaks.
function splitCells(line: string) {
  return line.slice(1, -1).split('","');
}
