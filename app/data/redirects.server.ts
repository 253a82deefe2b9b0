import * as v from "valibot";
import { keyText, rowParser, trimmedText } from "./columns.server.ts";
import { currentStore } from "./current-store.server.ts";
import { requireRows } from "./private-rows.server.ts";
import { readRow } from "./read.server.ts";

/** A path that pages no longer have: it leads on to its target, or is gone for good. */
export type Redirect = v.InferOutput<typeof redirectRow>;

export function findRedirect(path: string): Promise<Redirect | null> {
  return readRow("redirect", "addresses", parseRedirect, "path", path);
}

/** Leads a path on to another, or says that it is gone. What led to the path leads to its target as well. */
export async function setRedirect(path: string, target: string | null): Promise<void> {
  const table = currentStore().service.from("addresses");
  requireRows(await table.upsert({ path, target, created_at: new Date().toISOString() }).select("path"));
  requireRows(await currentStore().service.from("addresses").update({ target }).eq("target", path).select("path"));
}

/** For a path that is gone, whose record has another page now. */
export async function redirectGonePath(path: string, target: string): Promise<void> {
  const gone = currentStore().service.from("addresses").update({ target }).is("target", null);
  requireRows(await gone.eq("path", path).select("path"));
}

/** For a path that has a page again. */
export async function removeRedirect(path: string): Promise<void> {
  requireRows(await currentStore().service.from("addresses").delete().eq("path", path).select("path"));
}

const redirectRow = v.object({ path: keyText, target: trimmedText });

const parseRedirect = rowParser(redirectRow);
