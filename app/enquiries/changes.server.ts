import { currentEnv } from "#app/config/current-env.server.ts";
import { changeEnquiry, type Enquiry, type EnquiryChanges, getEnquiry } from "#app/data/enquiries.server.ts";
import type { EnquiryState } from "#app/data/enquiry-states.ts";
import { eventsOfSubject, recordEvent } from "#app/data/events.server.ts";
import { dueInState } from "./due.ts";
import { columnsAfterSpam, type DestinationSettings, deliverAsNew, markSpam } from "./spam.server.ts";

/** The operator who makes a change. */
export type Actor = { id: string };

/** The version that the operator saw. If the enquiry has another one by now, the change is a conflict. */
export type SeenVersion = Pick<Enquiry, "id" | "version">;

export type ChangeResult =
  /** `event` is the id that undo takes; null if the enquiry already was as requested. */
  | { kind: "done"; enquiry: Enquiry; event: string | null }
  /** Somebody else changed it first: `enquiry` is its present state. */
  | { kind: "conflict"; enquiry: Enquiry }
  | { kind: "gone" };

export async function assignEnquiry(actor: Actor, seen: SeenVersion, assigneeId: string | null): Promise<ChangeResult> {
  return changeAndRecord(actor, seen, "assigned", (now) => (now.assigneeId === assigneeId ? null : { assigneeId }));
}

/** Sets the state. An enquiry leaves spam through `markNotSpam`, which also delivers it. */
export async function setEnquiryState(
  actor: Actor,
  seen: SeenVersion,
  to: EnquiryState,
  now = Date.now(),
): Promise<ChangeResult> {
  const before = await getEnquiry(seen.id);
  if (before?.state === "spam" && to !== "spam") return markNotSpam(actor, seen, now);
  const result = await changeAndRecord(actor, seen, "state_changed", (enquiry) =>
    enquiry.state === to ? null : stateChanges(enquiry, to, now),
  );
  if (result.kind !== "done" || !result.event) return result;
  if (to === "spam") await markSpam(seen.id);
  return result;
}

/** Takes an enquiry out of spam. Queues its deliveries first: after an interruption it is still in spam, to be tried again. */
export async function markNotSpam(
  actor: Actor,
  seen: SeenVersion,
  now = Date.now(),
  destinations: DestinationSettings = currentEnv(),
): Promise<ChangeResult> {
  const enquiry = await getEnquiry(seen.id);
  if (!enquiry) return { kind: "gone" };
  const isSeen = enquiry.version === seen.version || (await hasOnlyOwnChanges(actor, seen, enquiry));
  if (!isSeen || enquiry.state !== "spam") return { kind: "conflict", enquiry };
  await deliverAsNew(enquiry, now, destinations);
  return changeAndRecord(actor, seen, "state_changed", () => columnsAfterSpam(enquiry, now));
}

function stateChanges(enquiry: Enquiry, to: EnquiryState, now: number): EnquiryChanges {
  const at = new Date(now).toISOString();
  const firstAnsweredAt = enquiry.firstAnsweredAt ?? (to === "answered" ? at : null);
  return {
    state: to,
    firstAnsweredAt,
    dueAt: dueInState(to, { ...enquiry, firstAnsweredAt }),
    spamSince: to === "spam" ? at : null,
  };
}

/** Changes an enquiry if the operator saw its present version, and records an event from which the change can be undone. */
export async function changeAndRecord(
  actor: Actor,
  seen: SeenVersion,
  action: string,
  decide: (enquiry: Enquiry) => EnquiryChanges | null,
  details: Record<string, unknown> = {},
): Promise<ChangeResult> {
  const before = await getEnquiry(seen.id);
  if (!before) return { kind: "gone" };
  const changes = decide(before);
  if (!changes) return { kind: "done", enquiry: before, event: null };
  if (before.version !== seen.version && !(await hasOnlyOwnChanges(actor, seen, before)))
    return { kind: "conflict", enquiry: before };
  const enquiry = await changeEnquiry(before, changes);
  if (!enquiry) {
    const current = await getEnquiry(seen.id);
    return current ? { kind: "conflict", enquiry: current } : { kind: "gone" };
  }
  const event = await recordEvent({
    operatorId: actor.id,
    action,
    subjectKind: "enquiry",
    subjectId: seen.id,
    details: {
      ...fromAndTo(before, enquiry, changes),
      was: previousValues(before, changes),
      version: enquiry.version,
      ...details,
    },
  });
  return { kind: "done", enquiry, event: event.id };
}

/** Whether the operator made every change since the version seen: two clicks in a row are no conflict. */
async function hasOnlyOwnChanges(actor: Actor, seen: SeenVersion, { id, version }: Enquiry): Promise<boolean> {
  const since = (await eventsOfSubject("enquiry", id)).filter(({ details }) => Number(details?.version) > seen.version);
  return since.length === version - seen.version && since.every(({ operatorId }) => operatorId === actor.id);
}

function fromAndTo(before: Enquiry, after: Enquiry, changes: EnquiryChanges) {
  const field = changes.state === undefined ? "assigneeId" : "state";
  return { from: before[field], to: after[field] };
}

function previousValues(enquiry: Enquiry, changes: EnquiryChanges) {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, enquiry[name as keyof EnquiryChanges]]));
}
