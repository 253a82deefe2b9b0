import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { keyText, rowParser, trimmedText } from "./columns.server.ts";
import { announceContentChange } from "./content-version.server.ts";
import { currentStore } from "./current-store.server.ts";
import { requireRows } from "./private-rows.server.ts";
import { readRows } from "./read.server.ts";

export const factNames = ["email", "phone", "hours", "clientDashboardUrl", "instagram", "linkedin", "github"] as const;
export type FactName = (typeof factNames)[number];
export type ChangedFacts = Partial<Record<FactName, string>>;

/** Every page shows facts. After this wait a page shows the environment's facts instead. */
const MAX_FACTS_WAIT_MS = 200;

/** The facts that an owner has changed at the desk, or none while the store is slow or down. */
export async function readFactsOrNone(): Promise<ChangedFacts> {
  const reading = readStoredFacts().catch((): ChangedFacts => ({}));
  return Promise.race([reading, sleep(MAX_FACTS_WAIT_MS, {}, { ref: false })]);
}

/** The changed facts for the desk's screen: it waits for the store, and a failed read throws. */
export async function readStoredFacts(): Promise<ChangedFacts> {
  const rows = await readRows("facts", "facts", parseFact, (query) => query.order("name"), factNames.length * 2);
  return Object.fromEntries(rows.flatMap(({ name, value }) => (isFactName(name) && value ? [[name, value]] : [])));
}

/** Stores changed facts. An empty value removes the change, so that the environment's fact counts again. */
export async function storeFacts(facts: Partial<Record<FactName, string>>): Promise<void> {
  const { service } = currentStore();
  const entries = Object.entries(facts);
  const set = entries.flatMap(([name, value]) => (value ? { name, value } : []));
  const cleared = entries.flatMap(([name, value]) => (value ? [] : name));
  if (set.length > 0) requireRows(await service.from("facts").upsert(set).select("name"));
  if (cleared.length > 0) requireRows(await service.from("facts").delete().in("name", cleared).select("name"));
  await announceContentChange();
}

function isFactName(name: string): name is FactName {
  return factNames.some((known) => known === name);
}

const parseFact = rowParser(v.object({ name: keyText, value: trimmedText }));
