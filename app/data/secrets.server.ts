import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { privateTable, requireRows } from "./private-rows.server.ts";

/** A random key that all servers of a store share. The first call creates it. */
export async function getOrCreateSecret(id: string): Promise<string> {
  const read = async () => requireRows(await privateTable("secrets").select("*").eq("id", id))[0];
  const row = { id, value: randomBytes(32).toString("base64url"), created_at: new Date().toISOString() };
  const stored = (await read()) ?? (await storeSecret(row)) ?? (await read());
  return v.parse(v.object({ value: v.string() }), stored).value;
}

/** Stores a new secret and returns its row; undefined if another server was faster. */
async function storeSecret(row: { id: string; value: string; created_at: string }) {
  const query = privateTable("secrets").upsert(row, { onConflict: "id", ignoreDuplicates: true });
  return requireRows(await query.select())[0];
}
