import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Delivery } from "#app/data/deliveries.server.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import type { LoggedEvent } from "#app/data/events.server.ts";
import type { Note } from "#app/data/notes.server.ts";
import { enquiryTimeline } from "./timeline.server.ts";

const receivedAt = "2026-11-18T15:00:00.000Z";
const editorLin = { id: randomUUID(), role: "editor" } as const;
const enquiry = { id: randomUUID(), kind: "enquiry", receivedAt } as Enquiry;
const replyNote = {
  id: randomUUID(),
  createdAt: receivedAt,
  kind: "reply",
  operatorId: editorLin.id,
  subject: "Hello",
  text: "Yes",
} as Note;
const replyDelivery = {
  id: randomUUID(),
  key: `reply:${replyNote.id}`,
  kind: "reply",
  attempts: 0,
  createdAt: receivedAt,
} as Delivery;

function timelineEntries(sources: { events?: LoggedEvent[]; notes?: Note[]; deliveries?: Delivery[] }) {
  const all = { enquiry, events: [], notes: [], deliveries: [], ...sources };
  return enquiryTimeline(all, new Map([[editorLin.id, "Lin Zhao"]]), editorLin, Date.parse(receivedAt)).slice(1);
}

test.each([
  ["sent", { mark: "done", small: "" }],
  ["waiting", { mark: "open", small: "In line." }],
  ["failed", { mark: "open", small: "In line." }],
  ["given_up", { mark: "trouble", small: "It has not gone out." }],
  ["cancelled", { mark: "trouble", small: "It has not gone out." }],
] as const)("a reply whose delivery is %s shows its outcome", (state, shown) => {
  expect(timelineEntries({ notes: [replyNote], deliveries: [{ ...replyDelivery, state }] })).toMatchObject([shown]);
});

test("a reply that was never queued is shown as not sent", () => {
  expect(timelineEntries({ notes: [replyNote] })).toMatchObject([{ mark: "trouble", small: "It has not gone out." }]);
});

test("the timeline says that a lost reply reopened the enquiry", () => {
  const details = { from: "won", to: "open", because: "reply_lost" };
  const event: LoggedEvent = {
    ...{ id: randomUUID(), createdAt: receivedAt, operatorId: null, action: "state_changed", details },
    ...{ subjectKind: "enquiry", subjectId: enquiry.id },
  };
  const [entry] = timelineEntries({ events: [event] });
  expect(`${entry?.before}${entry?.strong}${entry?.after}`).toBe(
    "The reply did not go out, so the desk changed it from Won to Open.",
  );
});
