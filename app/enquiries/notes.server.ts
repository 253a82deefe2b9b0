import { recordEvent } from "#app/data/events.server.ts";
import { createNote, getNote, type Note, setNoteRemoved } from "#app/data/notes.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import type { Actor } from "./changes.server.ts";
import { refreshListTexts } from "./take-in.server.ts";

type NoteRemover = Pick<Operator, "id" | "role">;

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

/** Removes a note if the actor may. Returns the event's id for undo; null if nothing was removed. */
export async function removeNote(actor: NoteRemover, noteId: string): Promise<string | null> {
  const note = await getNote(noteId);
  if (!note || !mayRemoveNote(note, actor) || !(await setNoteRemoved(noteId, true))) return null;
  const event = await recordNoteEvent(actor, "note_removed", note.enquiryId, noteId);
  await refreshListTexts(note.enquiryId);
  return event.id;
}

/** A note may be removed by its author and by owners. */
export function mayRemoveNote({ operatorId }: Pick<Note, "operatorId">, { id, role }: NoteRemover): boolean {
  return operatorId === id || role === "owner";
}

function recordNoteEvent(actor: Actor, action: string, subjectId: string, note: string) {
  return recordEvent({ operatorId: actor.id, action, subjectKind: "enquiry", subjectId, details: { note } });
}
