import { listMissedRecords, type RecordRow } from "./records.server.ts";
import { listRevisions } from "./revisions.server.ts";

/** A scheduled draft that could not be published at its time. The desk shows it until its record is edited, published, scheduled or archived. */
export type MissedPublication = {
  kind: string;
  record: string;
  number: number;
  title: string;
  at: string;
  /** The store's error message, if the store refused the publication. */
  reason: string | null;
};

const MISSED_NOTE = "blocked";
const MAX_MISSED_PUBLICATIONS = 100;
/** How many of the newest revisions to search: drafts begun before the publish time are newer than the missed one. */
const REVISIONS_SEARCHED = 20;

export async function listMissedPublications(): Promise<MissedPublication[]> {
  return Promise.all((await listMissedRecords(MAX_MISSED_PUBLICATIONS)).map(describeMissedPublication));
}

export async function describeMissedPublication({
  kind,
  id,
  revision,
  title,
  publishAt,
}: RecordRow): Promise<MissedPublication> {
  const latest = await listRevisions(kind, id, { limit: REVISIONS_SEARCHED });
  const missed = latest.find(({ note }) => note !== null && clearMissedNote(note) === null);
  const reason = missed?.note?.slice(MISSED_NOTE.length + 1) || null;
  return { kind, record: id, number: missed?.number ?? revision, title, at: publishAt ?? "", reason };
}

/** The note for a revision that could not be published at its time. */
export function noteMissedPublication(reason: string | null): string {
  return reason ? `${MISSED_NOTE} ${reason}` : MISSED_NOTE;
}

/** Removes the note of a missed publication, for a revision that is scheduled anew or published after all. Keeps any other note. */
export function clearMissedNote(note: string | null): string | null {
  return note?.split(" ")[0] === MISSED_NOTE ? null : note;
}
