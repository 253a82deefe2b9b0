import { type ChannelName, type Delivery, parseValidDeliveries } from "./deliveries.server.ts";
import { PrivateRowsError, privateTable, requireRows } from "./private-rows.server.ts";

/** Deliveries that were given up, the latest first. */
export async function listGivenUpDeliveries(limit: number): Promise<Delivery[]> {
  const query = privateTable("deliveries").select("*").eq("state", "given_up");
  return parseValidDeliveries(requireRows(await query.order("created_at", { ascending: false }).limit(limit)));
}

/** Deliveries on these channels that are still to be sent (waiting or failed), the oldest first. */
export async function listUnsentDeliveries(channels: readonly ChannelName[], limit: number): Promise<Delivery[]> {
  if (channels.length === 0) return [];
  const query = privateTable("deliveries").select("*").in("channel", channels).in("state", ["waiting", "failed"]);
  return parseValidDeliveries(requireRows(await query.order("created_at").limit(limit)));
}

/** How many deliveries on these channels are still to be sent. */
export async function countUnsentDeliveries(channels: readonly ChannelName[]): Promise<number> {
  if (channels.length === 0) return 0;
  const query = privateTable("deliveries").select("id", { count: "exact", head: true });
  const { count, error } = await query.in("channel", channels).in("state", ["waiting", "failed"]);
  if (error) throw new PrivateRowsError(error.message);
  return count ?? 0;
}

/** The receiver's error for the failed delivery whose next attempt is the latest; null if no delivery has failed. */
export async function lastDeliveryError(channels: readonly ChannelName[]): Promise<string | null> {
  if (channels.length === 0) return null;
  const query = privateTable("deliveries").select("last_error").in("channel", channels).eq("state", "failed");
  const [row] = requireRows(await query.order("next_attempt_at", { ascending: false }).limit(1));
  return row?.last_error ? String(row.last_error) : null;
}

/**
 * Cancels a delivery that waits or was given up, unless it is being sent, and returns its row. A delivery whose row is
 * invalid is cancelled as well; its `row` is null.
 */
export async function cancelDelivery(
  id: string,
  reason: string,
  now: number,
): Promise<{ row: Delivery | null } | null> {
  const query = privateTable("deliveries")
    .update({ state: "cancelled", next_attempt_at: null, leased_until: null, last_error: reason })
    .eq("id", id)
    .in("state", ["waiting", "failed", "given_up"])
    .or(`leased_until.is.null,leased_until.lt."${new Date(now).toISOString()}"`);
  const rows = requireRows(await query.select());
  return rows.length > 0 ? { row: parseValidDeliveries(rows)[0] ?? null } : null;
}
