import { listMissed, type RecordRow } from "./records.server.ts";
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

const NOTE = "blocked";
const MAX = 100;
/** A draft that was begun before the time came stands above the one that was to go out. */
const LOOKED_THROUGH = 20;

export async function listMissedPublications(): Promise<MissedPublication[]> {
  return Promise.all((await listMissed(MAX)).map(describeMissed));
}

export async function describeMissed({ kind, id, revision, title, publishAt }: RecordRow): Promise<MissedPublication> {
  const latest = await listRevisions(kind, id, { limit: LOOKED_THROUGH });
  const missed = latest.find(({ note }) => note !== null && withoutMissed(note) === null);
  const reason = missed?.note?.slice(NOTE.length + 1) || null;
  return { kind, record: id, number: missed?.number ?? revision, title, at: publishAt ?? "", reason };
}

/** The note of a revision that was not published at its time. */
export function missedNote(reason: string | null): string {
  return reason ? `${NOTE} ${reason}` : NOTE;
}

/** The note of a revision that gets another time, or is published after all. */
export function withoutMissed(note: string | null): string | null {
  return note?.split(" ")[0] === NOTE ? null : note;
}
