import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Delivery } from "#app/data/deliveries.server.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import type { LoggedEvent } from "#app/data/events.server.ts";
import type { Note } from "#app/data/notes.server.ts";
import { timelineOf } from "./timeline.server.ts";

const at = "2026-11-18T15:00:00.000Z";
const lin = { id: randomUUID(), role: "editor" };
const enquiry = { id: randomUUID(), kind: "enquiry", receivedAt: at } as Enquiry;
const reply = {
  id: randomUUID(),
  createdAt: at,
  kind: "reply",
  operatorId: lin.id,
  subject: "Hello",
  text: "Yes",
} as Note;
const delivery = { id: randomUUID(), key: `reply:${reply.id}`, kind: "reply", attempts: 0, createdAt: at } as Delivery;

function entries(sources: { events?: LoggedEvent[]; notes?: Note[]; deliveries?: Delivery[] }) {
  const all = { enquiry, events: [], notes: [], deliveries: [], ...sources };
  return timelineOf(all, new Map([[lin.id, "Lin Zhao"]]), lin, Date.parse(at)).slice(1);
}

test.each([
  ["sent", { mark: "done", small: "" }],
  ["waiting", { mark: "open", small: "In line." }],
  ["failed", { mark: "open", small: "In line." }],
  ["given_up", { mark: "trouble", small: "It has not gone out." }],
  ["cancelled", { mark: "trouble", small: "It has not gone out." }],
] as const)("a reply whose delivery is %s shows its outcome", (state, shown) => {
  expect(entries({ notes: [reply], deliveries: [{ ...delivery, state }] })).toMatchObject([shown]);
});

test("a reply that was never queued is shown as not sent", () => {
  expect(entries({ notes: [reply] })).toMatchObject([{ mark: "trouble", small: "It has not gone out." }]);
});

test("the timeline says that a lost reply reopened the enquiry", () => {
  const details = { from: "won", to: "open", because: "reply_lost" };
  const event: LoggedEvent = {
    ...{ id: randomUUID(), createdAt: at, operatorId: null, action: "state_changed", details },
    ...{ subjectKind: "enquiry", subjectId: enquiry.id },
  };
  const [entry] = entries({ events: [event] });
  expect(`${entry?.before}${entry?.strong}${entry?.after}`).toBe(
    "The reply did not go out, so the desk changed it from Won to Open.",
  );
});
