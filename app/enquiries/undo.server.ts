import * as v from "valibot";
import { type EnquiryChanges, getEnquiry } from "#app/data/enquiries.server.ts";
import { enquiryStates } from "#app/data/enquiry-states.ts";
import { getEvents, type LoggedEvent, recordEvent } from "#app/data/events.server.ts";
import { setNoteRemoved } from "#app/data/notes.server.ts";
import { type Actor, changeAndRecord } from "./changes.server.ts";
import { markSpam, unmarkSpam } from "./spam.server.ts";
import { refreshListTexts } from "./take-in.server.ts";

/** Long, because without JavaScript the undo form stays on the page. */
const UNDO_ALLOWED_MS = 60 * 60_000;

export type UndoResult = {
  undone: number;
  /** Ids of what stays as it is, because somebody has changed it since or the event cannot be undone. */
  conflicts: string[];
};

/** Takes back an operator's own changes, unless somebody has changed the enquiry since. */
export async function undoEvents(actor: Actor, eventIds: string[], now = Date.now()): Promise<UndoResult> {
  const result: UndoResult = { undone: 0, conflicts: [] };
  for (const event of (await getEvents(eventIds)).toReversed()) {
    const isOwn = event.operatorId === actor.id && now - Date.parse(event.createdAt) < UNDO_ALLOWED_MS;
    const isUndone = isOwn && (await undoEvent(actor, event, now));
    if (isUndone) result.undone += 1;
    else result.conflicts.push(event.subjectId);
  }
  return result;
}

async function undoEvent(actor: Actor, event: LoggedEvent, now: number): Promise<boolean> {
  if (event.action === "note_removed") return restoreNote(actor, event);
  const details = v.safeParse(undoableDetails, event.details);
  if (!details.success || event.subjectKind !== "enquiry") return false;
  const { was, version } = details.output;
  const before = await getEnquiry(event.subjectId);
  if (!before || before.version !== version) return false;
  const changes = Object.fromEntries(Object.entries(was).filter(([, value]) => value !== undefined)) as EnquiryChanges;
  const seen = { id: event.subjectId, version };
  const result = await changeAndRecord(actor, seen, "undone", () => changes, { event: event.id });
  if (result.kind !== "done") return false;
  if (before.state === "spam" && was.state && was.state !== "spam") await unmarkSpam(event.subjectId, now);
  if (was.state === "spam") await markSpam(event.subjectId);
  return true;
}

async function restoreNote(actor: Actor, { subjectId, details }: LoggedEvent): Promise<boolean> {
  const note = String(details?.note ?? "");
  if (!(await setNoteRemoved(note, false))) return false;
  await recordEvent({
    operatorId: actor.id,
    action: "note_restored",
    subjectKind: "enquiry",
    subjectId,
    details: { note },
  });
  await refreshListTexts(subjectId);
  return true;
}

const optionalText = v.optional(v.nullable(v.string()));
const undoableDetails = v.object({
  version: v.number(),
  was: v.object({
    state: v.optional(v.picklist(enquiryStates)),
    assigneeId: optionalText,
    waitsFrom: v.optional(v.string()),
    dueAt: optionalText,
    firstAnsweredAt: optionalText,
    spamSince: optionalText,
  }),
});
