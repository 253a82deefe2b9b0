import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isoInstant, untrimmedText } from "./columns.server.ts";
import { parseEach, privateTable, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";
import { whereUuidEquals } from "./where-equals.server.ts";

/** A text of an operator's: a note for colleagues, or a reply to the visitor by e-mail. */
export type Note = v.InferOutput<typeof noteRow>;

export type NewNote = Pick<Note, "enquiryId" | "kind" | "operatorId" | "text"> & Partial<Pick<Note, "id" | "subject">>;

/** Stores a note once, however often its form is sent. Null if a note with its id is already stored. */
export async function createNote(note: NewNote): Promise<Note | null> {
  const columns = {
    id: note.id ?? randomUUID(),
    enquiry_id: note.enquiryId,
    kind: note.kind,
    operator_id: note.operatorId,
    subject: note.subject ?? null,
    text: note.text,
    created_at: new Date().toISOString(),
  };
  const query = notesTable().upsert(columns, { onConflict: "id", ignoreDuplicates: true });
  return parseNotes(await query.select())[0] ?? null;
}

/** The notes and replies of these enquiries, oldest first, without removed notes. */
export async function notesOfEnquiries(enquiryIds: string[]): Promise<Note[]> {
  if (enquiryIds.length === 0) return [];
  const query = notesTable().select("*").in("enquiry_id", enquiryIds).is("removed_at", null);
  return parseNotes(await query.order("created_at").order("id"));
}

/** All notes and replies of these enquiries, oldest first. A person's export and erasure need the removed notes too. */
export async function notesOfEnquiriesWithRemoved(enquiryIds: string[]): Promise<Note[]> {
  if (enquiryIds.length === 0) return [];
  return parseNotes(await notesTable().select("*").in("enquiry_id", enquiryIds).order("created_at").order("id"));
}

export async function getNote(id: string): Promise<Note | null> {
  return parseNotes(await whereUuidEquals(notesTable().select("*"), "id", id))[0] ?? null;
}

/** Replies whose outcome, sent or failed, has not been applied to their enquiry yet. */
export async function listUnsettledReplies(limit: number): Promise<Note[]> {
  const query = notesTable().select("*").eq("kind", "reply").is("settled_at", null);
  return parseNotes(await query.order("created_at").limit(limit));
}

/** Removes a note or brings it back. False if nothing changed. A reply cannot be removed, since it was sent. */
export async function setNoteRemoved(id: string, isRemoved: boolean): Promise<boolean> {
  const query = notesTable().update({ removed_at: isRemoved ? new Date().toISOString() : null });
  const own = query.eq("id", id).eq("kind", "note");
  const changed = isRemoved ? own.is("removed_at", null) : own.not("removed_at", "is", null);
  return requireRows(await changed.select("id")).length > 0;
}

/** Replaces the text of a reply. Call it only for a reply that was never queued. */
export async function rewriteReply(id: string, { subject, text }: Pick<Note, "subject" | "text">): Promise<void> {
  requireRows(await notesTable().update({ subject, text }).eq("id", id).eq("kind", "reply").select("id"));
}

/** Records that the reply's outcome was applied to its enquiry. Of several callers only the first gets true. */
export async function markReplySettled(id: string): Promise<boolean> {
  const query = notesTable().update({ settled_at: new Date().toISOString() }).eq("id", id);
  return requireRows(await query.is("settled_at", null).select("id")).length > 0;
}

/** Call it when a reply is sent once more: its outcome is open again. */
export async function markReplyUnsettled(id: string): Promise<void> {
  requireRows(await notesTable().update({ settled_at: null }).eq("id", id).select("id"));
}

const noteRow = v.pipe(
  v.object({
    id: v.string(),
    enquiry_id: v.string(),
    kind: v.picklist(["note", "reply"]),
    operator_id: v.nullish(v.string(), null),
    subject: v.nullish(untrimmedText, null),
    text: untrimmedText,
    created_at: v.pipe(isoInstant, v.string()),
    removed_at: isoInstant,
    settled_at: isoInstant,
  }),
  v.transform(({ enquiry_id, operator_id, created_at, removed_at, settled_at, ...row }) => ({
    ...row,
    enquiryId: enquiry_id,
    operatorId: operator_id,
    createdAt: created_at,
    removedAt: removed_at,
    settledAt: settled_at,
  })),
);

function notesTable() {
  return privateTable("notes");
}

function parseNotes(response: StoreResponse<unknown>): Note[] {
  return parseEach(noteRow, requireRows(response), throwInvalid("note"));
}
