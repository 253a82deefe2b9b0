import * as v from "valibot";
import { keyText, rowParser, trimmedText } from "./columns.server.ts";
import { currentStore } from "./current-store.server.ts";
import { requireRows } from "./private-rows.server.ts";
import { readRow } from "./read.server.ts";

/** A path that no page has any more. It redirects to its target; without a target it is gone for good. */
export type Redirect = v.InferOutput<typeof redirectRow>;

export function findRedirect(path: string): Promise<Redirect | null> {
  return readRow("redirect", "addresses", parseRedirect, "path", path);
}

/** Redirects a path to a target, or marks it as gone if the target is null. Redirects that led to the path get the same target. */
export async function setRedirect(path: string, target: string | null): Promise<void> {
  const table = currentStore().service.from("addresses");
  requireRows(await table.upsert({ path, target, created_at: new Date().toISOString() }).select("path"));
  requireRows(await currentStore().service.from("addresses").update({ target }).eq("target", path).select("path"));
}

/** Gives a gone path a target, because its record has a page again, at another path. */
export async function redirectGonePath(path: string, target: string): Promise<void> {
  const gone = currentStore().service.from("addresses").update({ target }).is("target", null);
  requireRows(await gone.eq("path", path).select("path"));
}

/** Call it for a path that has a page again. */
export async function removeRedirect(path: string): Promise<void> {
  requireRows(await currentStore().service.from("addresses").delete().eq("path", path).select("path"));
}

const redirectRow = v.object({ path: keyText, target: trimmedText });

const parseRedirect = rowParser(redirectRow);
