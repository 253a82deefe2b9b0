import { deliveryStateWords as stateWords, deliverySummaryWords as words } from "#app/content/desk/delivery-words.ts";
import type { Delivery } from "#app/data/deliveries.server.ts";

export type DeliverySummary = { words: string; isTrouble: boolean };

type SummarisedDelivery = Pick<Delivery, "kind" | "state" | "attempts">;

/** Sums up all deliveries of an enquiry in a few words. The worst outcome wins. */
export function summariseDeliveries(deliveries: readonly SummarisedDelivery[]): DeliverySummary {
  const lost = (kind: Delivery["kind"]) => deliveries.some((one) => one.kind === kind && one.state === "given_up");
  // Marking an enquiry as spam cancels its waiting replies. They stay cancelled until an operator sends them again.
  const isHeldBack = deliveries.some(({ kind, state }) => kind === "reply" && state === "cancelled");
  if (lost("reply") || isHeldBack) return troubleSummary(words.replyLost);
  if (lost("submission")) return troubleSummary(stateWords.given_up());
  if (lost("notice")) return troubleSummary(words.notEmailed);
  const failed = deliveries.find(({ state }) => state === "failed");
  if (failed) return troubleSummary(stateWords.failed(failed.attempts));
  if (deliveries.some(({ state }) => state === "waiting")) return calmSummary(stateWords.waiting());
  const own = deliveries.filter(({ state }) => state === "sent");
  if (own.length > 0) return calmSummary(sentWords(own));
  return calmSummary(deliveries.length > 0 ? stateWords.cancelled() : words.none);
}

function sentWords(sent: readonly SummarisedDelivery[]) {
  const attempts = sent.find(({ kind }) => kind === "submission")?.attempts ?? 1;
  return stateWords.sent(attempts);
}

function troubleSummary(text: string): DeliverySummary {
  return { words: text, isTrouble: true };
}

function calmSummary(text: string): DeliverySummary {
  return { words: text, isTrouble: false };
}
