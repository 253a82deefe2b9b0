import type { WebhookRequest } from "../../tests/support/webhook-server.ts";
import type { EnquiryRow } from "./fresh-store.ts";
import { type Visitor, wasAccepted } from "./visitors.ts";

export type Tally = {
  sent: number;
  acknowledged: number;
  stored: number;
  /** How many enquiries the webhook answered with a 2xx. */
  arrived: number;
  /** Repeated deliveries under the same webhook-id, which a receiver can drop. */
  repeats: number;
  /** Accepted or stored, but never delivered. */
  lost: number;
  /** In more than one row, or delivered under more than one webhook-id. */
  duplicated: number;
  /** How many visitors saw which sequence of answers, in words. */
  saw: string;
};

/** Compares what visitors were told with what is stored and what was delivered. */
export function tallyOf(visitors: Visitor[], rows: EnquiryRow[], deliveries: WebhookRequest[]): Tally {
  const rowsOf = Map.groupBy(rows, ({ message }) => message);
  const delivered = deliveries.filter(({ status }) => isDelivered(status()));
  const deliveriesOf = Map.groupBy(delivered, enquiryMessageOf);
  const idsOf = (message: string) => new Set(deliveriesOf.get(message)?.map(({ headers }) => headers["webhook-id"]));
  const isLost = (visitor: Visitor) =>
    (wasAccepted(visitor) || rowsOf.has(visitor.message)) &&
    !(rowsOf.has(visitor.message) && deliveriesOf.has(visitor.message));
  const isDuplicated = ({ message }: Visitor) => (rowsOf.get(message)?.length ?? 0) > 1 || idsOf(message).size > 1;
  return {
    sent: visitors.length,
    acknowledged: visitors.filter(wasAccepted).length,
    stored: visitors.filter(({ message }) => rowsOf.has(message)).length,
    arrived: deliveriesOf.size,
    repeats: delivered.length - new Set(delivered.map(({ headers }) => headers["webhook-id"])).size,
    lost: visitors.filter(isLost).length,
    duplicated: visitors.filter(isDuplicated).length,
    saw: [...Map.groupBy(visitors, ({ saw }) => saw.filter(differsFromPrevious).map(describeAnswer).join(", then "))]
      .map(([saw, some]) => `${some.length} ${saw}`)
      .join("; "),
  };
}

function differsFromPrevious(status: number, n: number, all: number[]) {
  return status !== all[n - 1];
}

/** The most deliveries that arrived within any window of this length. */
export function maxDeliveriesWithin(windowMs: number, deliveries: WebhookRequest[]): number {
  const times = deliveries.map(({ at }) => at).sort((a, b) => a - b);
  let first = 0;
  return times.reduce((most, at, last) => {
    while (at - (times[first] ?? at) >= windowMs) first++;
    return Math.max(most, last - first + 1);
  }, 0);
}

export function isDelivered(status: number | undefined) {
  return status !== undefined && status >= 200 && status < 300;
}

export function enquiryMessageOf({ body }: WebhookRequest): string {
  return JSON.parse(body).message;
}

const answerNames: Record<number, string> = { 0: "no answer", 303: "thank you", 502: "try again", 429: "too many" };

function describeAnswer(status: number) {
  return answerNames[status] ?? `status ${status}`;
}
