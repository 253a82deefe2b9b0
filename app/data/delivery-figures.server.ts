import * as v from "valibot";
import { isoInstant } from "./columns.server.ts";
import {
  type ChannelName,
  channelNames,
  type DeliveryState,
  deliveryStates,
  ORPHAN_ERROR,
} from "./deliveries.server.ts";
import { countRows, parseEach, privateTable, requireRows, throwInvalid } from "./private-rows.server.ts";

export type DeliveryFigures = {
  counts: { channel: ChannelName; state: DeliveryState; count: number }[];
  /** Since when the oldest unsent delivery of the working channels has waited; null if none waits. */
  oldestWaitingSince: string | null;
};

export async function readDeliveryFigures(working: readonly ChannelName[]): Promise<DeliveryFigures> {
  const pairs = channelNames.flatMap((channel) => deliveryStates.map((state) => ({ channel, state })));
  const counts = await Promise.all(
    pairs.map(async (pair) => ({ ...pair, count: await countRows("deliveries", pair) })),
  );
  return { counts, oldestWaitingSince: await oldestWaitingSince(working) };
}

export function countGivenUp(): Promise<number> {
  return countRows("deliveries", { state: "given_up" });
}

/**
 * Since when the oldest unsent delivery has waited. A delivery that was queued again has no attempt yet, so its wait begins
 * when it became due. Nobody waits for a delivery whose submission was not stored.
 */
export async function oldestWaitingSince(working: readonly ChannelName[]): Promise<string | null> {
  const unsent = () =>
    privateTable("deliveries")
      .select("id, created_at, next_attempt_at")
      .in("channel", working)
      .in("state", ["waiting", "failed"])
      .or(`last_error.is.null,last_error.neq."${ORPHAN_ERROR}"`);
  const [tried, untried] = await Promise.all([
    unsent().gt("attempts", 0).order("created_at").limit(1),
    unsent().eq("attempts", 0).order("next_attempt_at").limit(1),
  ]);
  const read = (rows: unknown[]) => parseEach(deliveryTimes, rows, throwInvalid("delivery"));
  const since = [
    ...read(requireRows(tried)).map(({ created_at }) => created_at),
    ...read(requireRows(untried)).map(({ next_attempt_at, created_at }) => next_attempt_at ?? created_at),
  ];
  return since.filter((at) => at !== null).toSorted()[0] ?? null;
}

const deliveryTimes = v.object({ created_at: isoInstant, next_attempt_at: isoInstant });
