import { createHash } from "node:crypto";
import * as v from "valibot";
import { isoInstant } from "./columns.server.ts";

import { deleteEnquiries } from "./enquiry-deletion.server.ts";
import { parseEach, privateTable, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";
import { deleteDeliveries, visitorDeliveryKinds } from "./visitor-deliveries.server.ts";

export type Erasure = v.InferOutput<typeof erasureRow>;

type StoredRow = Record<string, unknown>;

/** Sorts before every id. */
const LOWEST_ID = "00000000-0000-0000-0000-000000000000";
const ROWS_PER_READ = 500;
/** The embedded store takes at most a hundred values in one statement. */
const ROWS_PER_INSERT = 45;

/** The hash under which an erasure is stored. It does not reveal the address, but anybody who knows the address can compute it. */
export function erasureHash(email: string): string {
  return createHash("sha256").update(`erased:${email.trim().toLowerCase()}`).digest("hex");
}

export async function listErasures(): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for (;;) {
    const query = privateTable("erasures").select("*").order("hash");
    const rows = requireRows(await query.range(erasures.length, erasures.length + ROWS_PER_READ - 1));
    if (rows.length === 0) return erasures;
    erasures.push(...parseEach(erasureRow, rows, throwInvalid("erasure")));
  }
}

/** Stores erasures. Of several erasures of one person the latest is kept. */
export async function storeErasures(erasures: readonly Erasure[]): Promise<void> {
  const latest = new Map((await listErasures()).map(({ hash, erasedAt }) => [hash, erasedAt]));
  const later = erasures.filter(({ hash, erasedAt }) => isLater(erasedAt, latest.get(hash)));
  const news = [...new Map(later.toSorted(byErasureTime).map((erasure) => [erasure.hash, erasure])).values()];
  for (let from = 0; from < news.length; from += ROWS_PER_INSERT) {
    const rows = news.slice(from, from + ROWS_PER_INSERT).map(({ hash, erasedAt }) => ({ hash, erased_at: erasedAt }));
    requireRows(await privateTable("erasures").upsert(rows, { onConflict: "hash" }).select("hash"));
  }
}

/**
 * Deletes the enquiries and mails of erased persons that date from before their erasure, since a restored backup may hold
 * them again. Later ones stay. Returns how many enquiries it deleted.
 */
export async function applyErasures(): Promise<number> {
  const erased = new Map((await listErasures()).map(({ hash, erasedAt }) => [hash, erasedAt]));
  if (erased.size === 0) return 0;
  const isErased = (email: string, at: string) => {
    const erasedAt = erased.get(erasureHash(email));
    return erasedAt !== undefined && !isLater(at, erasedAt);
  };
  const sent = await listMatchingIds(
    (after) =>
      privateTable("enquiries").select("id, email, received_at").order("id").limit(ROWS_PER_READ).gt("id", after),
    ({ email, received_at }) => isErased(String(email), String(received_at)),
  );
  await deleteEnquiries(sent);
  const mails = () => privateTable("deliveries").select("id, recipient, created_at").in("kind", visitorDeliveryKinds);
  const mailed = await listMatchingIds(
    (after) => mails().order("id").limit(ROWS_PER_READ).gt("id", after),
    ({ recipient, created_at }) => isErased(String(recipient), String(created_at)),
  );
  await deleteDeliveries(mailed);
  return sent.length;
}

async function listMatchingIds(
  readPage: (after: string) => PromiseLike<StoreResponse<StoredRow>>,
  test: (row: StoredRow) => boolean,
): Promise<string[]> {
  const ids: string[] = [];
  for (let last = LOWEST_ID; ; ) {
    const rows = requireRows(await readPage(last));
    if (rows.length === 0) return ids;
    last = String(rows.at(-1)?.id);
    for (const row of rows) if (test(row)) ids.push(String(row.id));
  }
}

function isLater(at: string, than: string | undefined) {
  return than === undefined || Date.parse(at) > Date.parse(than);
}

function byErasureTime(one: Erasure, other: Erasure) {
  return Date.parse(one.erasedAt) - Date.parse(other.erasedAt);
}

const erasureRow = v.pipe(
  v.object({ hash: v.string(), erased_at: v.pipe(isoInstant, v.string()) }),
  v.transform(({ hash, erased_at }) => ({ hash, erasedAt: erased_at })),
);
