import type { Delivery } from "../../tests/support/webhook-server.ts";
import type { Row } from "./place.ts";
import { type Visitor, wasAccepted } from "./visitors.ts";

export type Figures = {
  sent: number;
  acknowledged: number;
  stored: number;
  /** Enquiries that the webhook took with a 2xx. */
  arrived: number;
  /** Times it took one again under the same webhook-id, which tells a receiver to drop it. */
  repeats: number;
  /** Told to the visitor as sent, or in the store, and yet never at the webhook. */
  lost: number;
  /** In more than one row, or at the webhook under more than one webhook-id. */
  duplicated: number;
  /** How many visitors saw which answers. */
  saw: string;
};

/** Holds what visitors were told against what is in the store and what the webhook took. */
export function figuresOf(visitors: Visitor[], rows: Row[], deliveries: Delivery[]): Figures {
  const rowsOf = Map.groupBy(rows, ({ message }) => message);
  const taken = deliveries.filter(({ status }) => isTaken(status()));
  const takenOf = Map.groupBy(taken, messageOf);
  const idsOf = (message: string) => new Set(takenOf.get(message)?.map(({ headers }) => headers["webhook-id"]));
  const isLost = (visitor: Visitor) =>
    (wasAccepted(visitor) || rowsOf.has(visitor.message)) &&
    !(rowsOf.has(visitor.message) && takenOf.has(visitor.message));
  const isDoubled = ({ message }: Visitor) => (rowsOf.get(message)?.length ?? 0) > 1 || idsOf(message).size > 1;
  return {
    sent: visitors.length,
    acknowledged: visitors.filter(wasAccepted).length,
    stored: visitors.filter(({ message }) => rowsOf.has(message)).length,
    arrived: takenOf.size,
    repeats: taken.length - new Set(taken.map(({ headers }) => headers["webhook-id"])).size,
    lost: visitors.filter(isLost).length,
    duplicated: visitors.filter(isDoubled).length,
    saw: [...Map.groupBy(visitors, ({ saw }) => saw.map(describeAnswer).join(", then "))]
      .map(([saw, some]) => `${some.length} ${saw}`)
      .join("; "),
  };
}

/** The most that arrived within any one second. */
export function mostInASecond(deliveries: Delivery[]): number {
  const times = deliveries.map(({ at }) => at).sort((a, b) => a - b);
  let first = 0;
  return times.reduce((most, at, last) => {
    while (at - (times[first] ?? at) >= 1_000) first++;
    return Math.max(most, last - first + 1);
  }, 0);
}

export function isTaken(status: number | undefined) {
  return status !== undefined && status >= 200 && status < 300;
}

export function messageOf({ body }: Delivery): string {
  return JSON.parse(body).message;
}

const answerNames: Record<number, string> = { 0: "no answer", 303: "thank you", 502: "try again", 429: "too many" };

function describeAnswer(status: number) {
  return answerNames[status] ?? `status ${status}`;
}
