import { currentEnv } from "#app/config/current-env.server.ts";
import { changeEnquiry, type Enquiry, type EnquiryChanges, getEnquiry } from "#app/data/enquiries.server.ts";
import type { EnquiryState } from "#app/data/enquiry-states.ts";
import { eventsOfSubject, recordEvent } from "#app/data/events.server.ts";
import { dueIn } from "./due.ts";
import { columnsAfterSpam, type DestinationSettings, deliverAsNew, markSpam } from "./spam.server.ts";

/** The operator who changes an enquiry. */
export type Actor = { id: string };

/** The enquiry as they saw it: another version by now is a conflict. */
export type Seen = Pick<Enquiry, "id" | "version">;

export type ChangeResult =
  /** The event undoes it; null if it already was as wanted. */
  | { kind: "done"; enquiry: Enquiry; event: string | null }
  /** Somebody else was faster: this is how it is now. */
  | { kind: "conflict"; enquiry: Enquiry }
  | { kind: "gone" };

export async function assign(actor: Actor, seen: Seen, assigneeId: string | null): Promise<ChangeResult> {
  return change(actor, seen, "assigned", (now) => (now.assigneeId === assigneeId ? null : { assigneeId }));
}

/** Sets the state. Out of spam there is one way, `notSpam`: what stays there is not delivered. */
export async function setState(actor: Actor, seen: Seen, to: EnquiryState, now = Date.now()): Promise<ChangeResult> {
  const before = await getEnquiry(seen.id);
  if (before?.state === "spam" && to !== "spam") return notSpam(actor, seen, now);
  const result = await change(actor, seen, "state_changed", (enquiry) =>
    enquiry.state === to ? null : stateChanges(enquiry, to, now),
  );
  if (result.kind !== "done" || !result.event) return result;
  if (to === "spam") await markSpam(seen.id);
  return result;
}

/** Takes an enquiry out of spam. Its deliveries come first, so that an interruption leaves it in spam to try again. */
export async function notSpam(
  actor: Actor,
  seen: Seen,
  now = Date.now(),
  destinations: DestinationSettings = currentEnv(),
): Promise<ChangeResult> {
  const enquiry = await getEnquiry(seen.id);
  if (!enquiry) return { kind: "gone" };
  const isSeen = enquiry.version === seen.version || (await isOwnWork(actor, seen, enquiry));
  if (!isSeen || enquiry.state !== "spam") return { kind: "conflict", enquiry };
  await deliverAsNew(enquiry, now, destinations);
  return change(actor, seen, "state_changed", () => columnsAfterSpam(enquiry, now));
}

function stateChanges(enquiry: Enquiry, to: EnquiryState, now: number): EnquiryChanges {
  const at = new Date(now).toISOString();
  const firstAnsweredAt = enquiry.firstAnsweredAt ?? (to === "answered" ? at : null);
  return {
    state: to,
    firstAnsweredAt,
    dueAt: dueIn(to, { ...enquiry, firstAnsweredAt }),
    spamSince: to === "spam" ? at : null,
  };
}

/** One conditional update and its event, which remembers how to undo it. */
export async function change(
  actor: Actor,
  seen: Seen,
  action: string,
  decide: (enquiry: Enquiry) => EnquiryChanges | null,
  details: Record<string, unknown> = {},
): Promise<ChangeResult> {
  const before = await getEnquiry(seen.id);
  if (!before) return { kind: "gone" };
  const changes = decide(before);
  if (!changes) return { kind: "done", enquiry: before, event: null };
  if (before.version !== seen.version && !(await isOwnWork(actor, seen, before)))
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
      ...fromTo(before, enquiry, changes),
      was: pick(before, changes),
      version: enquiry.version,
      ...details,
    },
  });
  return { kind: "done", enquiry, event: event.id };
}

/** Whether only the operator's own changes lie between: two clicks in a row are no conflict. */
async function isOwnWork(actor: Actor, seen: Seen, { id, version }: Enquiry): Promise<boolean> {
  const since = (await eventsOfSubject("enquiry", id)).filter(({ details }) => Number(details?.version) > seen.version);
  return since.length === version - seen.version && since.every(({ operatorId }) => operatorId === actor.id);
}

function fromTo(before: Enquiry, after: Enquiry, changes: EnquiryChanges) {
  const field = changes.state === undefined ? "assigneeId" : "state";
  return { from: before[field], to: after[field] };
}

function pick(enquiry: Enquiry, changes: EnquiryChanges) {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, enquiry[name as keyof EnquiryChanges]]));
}
