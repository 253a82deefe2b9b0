import * as v from "valibot";
import { key, rowParser, text } from "./columns.server.ts";
import { currentStore } from "./current-store.server.ts";
import { requireRows } from "./private-rows.server.ts";
import { readRow } from "./read.server.ts";

/** A path that pages no longer have: it leads on to its target, or is gone for good. */
export type Address = v.InferOutput<typeof addressRow>;

export function findAddress(path: string): Promise<Address | null> {
  return readRow("address", "addresses", parse, "path", path);
}

/** Leads a path on to another, or says that it is gone. What led to the path leads to its target as well. */
export async function setAddress(path: string, target: string | null): Promise<void> {
  const table = currentStore().service.from("addresses");
  requireRows(await table.upsert({ path, target, created_at: new Date().toISOString() }).select("path"));
  requireRows(await currentStore().service.from("addresses").update({ target }).eq("target", path).select("path"));
}

/** For a path that has a page again. */
export async function removeAddress(path: string): Promise<void> {
  requireRows(await currentStore().service.from("addresses").delete().eq("path", path).select("path"));
}

const addressRow = v.object({ path: key, target: text });

const parse = rowParser(addressRow);
