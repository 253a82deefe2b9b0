import { listMissedRecords, type RecordRow } from "./records.server.ts";
import { listRevisions } from "./revisions.server.ts";

/** A draft that something stopped at its time. It is told until somebody edits, publishes, schedules or archives its record. */
export type MissedPublication = {
  kind: string;
  record: string;
  number: number;
  title: string;
  at: string;
  /** In the store's words, if it was the store. */
  reason: string | null;
};

const MISSED_NOTE = "blocked";
const MAX_MISSED_PUBLICATIONS = 100;
/** A draft that was begun before the time came stands above the one that was to go out. */
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

/** The note of a revision that was not published at its time. */
export function noteMissedPublication(reason: string | null): string {
  return reason ? `${MISSED_NOTE} ${reason}` : MISSED_NOTE;
}

/** The note of a revision that gets another time, or is published after all. */
export function clearMissedNote(note: string | null): string | null {
  return note?.split(" ")[0] === MISSED_NOTE ? null : note;
}
