import { deliveryStateWords as stateWords, deliverySummaryWords as words } from "#app/content/desk/delivery-words.ts";
import type { Delivery } from "#app/data/deliveries.server.ts";

export type DeliverySummary = { words: string; isTrouble: boolean };

type Seen = Pick<Delivery, "kind" | "state" | "attempts">;

/** All deliveries of one enquiry in two words; the worst comes first. */
export function summariseDeliveries(deliveries: readonly Seen[]): DeliverySummary {
  const lost = (kind: Delivery["kind"]) => deliveries.some((one) => one.kind === kind && one.state === "given_up");
  // A reply that was held back with a spam enquiry stays so until somebody sends it.
  const isHeldBack = deliveries.some(({ kind, state }) => kind === "reply" && state === "cancelled");
  if (lost("reply") || isHeldBack) return trouble(words.replyLost);
  if (lost("submission")) return trouble(stateWords.given_up());
  if (lost("notice")) return trouble(words.notEmailed);
  const failed = deliveries.find(({ state }) => state === "failed");
  if (failed) return trouble(stateWords.failed(failed.attempts));
  if (deliveries.some(({ state }) => state === "waiting")) return calm(stateWords.waiting());
  const own = deliveries.filter(({ state }) => state === "sent");
  if (own.length > 0) return calm(sentWords(own));
  return calm(deliveries.length > 0 ? stateWords.cancelled() : words.none);
}

function sentWords(sent: readonly Seen[]) {
  const attempts = sent.find(({ kind }) => kind === "submission")?.attempts ?? 1;
  return stateWords.sent(attempts);
}

function trouble(text: string): DeliverySummary {
  return { words: text, isTrouble: true };
}

function calm(text: string): DeliverySummary {
  return { words: text, isTrouble: false };
}
