import { recordEvent } from "#app/data/events.server.ts";
import { createNote, getNote, setNoteRemoved } from "#app/data/notes.server.ts";
import type { OperatorRole } from "#app/data/operators.server.ts";
import type { Actor } from "./changes.server.ts";
import { refreshListTexts } from "./take-in.server.ts";

/** The form makes the id, so that a note that is sent twice is stored once. */
type NewNote = { id: string; enquiryId: string; text: string };

/** Stores a note. False if another text has its id: the form was sent, edited and sent again. */
export async function addNote(actor: Actor, { id, enquiryId, text }: NewNote): Promise<boolean> {
  const created = await createNote({ id, enquiryId, kind: "note", operatorId: actor.id, text });
  if (!created) {
    const stored = await getNote(id);
    return stored?.enquiryId === enquiryId && stored.text === text && !stored.removedAt;
  }
  await recordNoteEvent(actor, "noted", enquiryId, id);
  await refreshListTexts(enquiryId);
  return true;
}

/** Removes a note if the actor is its author or an owner. Returns the event's id for undo; null if nothing was removed. */
export async function removeNote(actor: Actor & { role: OperatorRole }, noteId: string): Promise<string | null> {
  const note = await getNote(noteId);
  const isAllowed = note && (note.operatorId === actor.id || actor.role === "owner");
  if (!isAllowed || !(await setNoteRemoved(noteId, true))) return null;
  const event = await recordNoteEvent(actor, "note_removed", note.enquiryId, noteId);
  await refreshListTexts(note.enquiryId);
  return event.id;
}

function recordNoteEvent(actor: Actor, action: string, subjectId: string, note: string) {
  return recordEvent({ operatorId: actor.id, action, subjectKind: "enquiry", subjectId, details: { note } });
}
