import { recordEvent } from "#app/data/events.server.ts";
import { clearMissedNote } from "#app/data/missed-publications.server.ts";
import { getRecord } from "#app/data/records.server.ts";
import {
  changeRevision,
  getRevision,
  type Revision,
  restingState,
  scheduledRevisions,
} from "#app/data/revisions.server.ts";
import { findDraftProblems, type PublishProblem } from "./draft-problems.server.ts";
import { indexRecord } from "./index-record.server.ts";
import type { Kind } from "./kinds/kind.ts";
import { isLive, type RevisionRef } from "./publish.server.ts";
import { parseData } from "./values.server.ts";

export type ScheduleOutcome =
  | { outcome: "scheduled"; revision: Revision }
  | { outcome: "refused"; problems: PublishProblem[] }
  /** Visitors already see this revision. */
  | { outcome: "unchanged" }
  | { outcome: "outdated" };

/** Freezes a revision and sets the time at which it is published. A record has at most one such time. */
export async function schedule(ref: RevisionRef, publishAt: string, operatorId: string): Promise<ScheduleOutcome> {
  const { kind, record: id } = ref;
  const [record, revision] = await Promise.all([getRecord(kind.id, id), getRevision(kind.id, id, ref.number)]);
  const isFree = revision && revision.version === ref.version && revision.state !== "publishing";
  if (!record || !isFree || record.state === "archiving") return { outcome: "outdated" };
  if (isLive(record, revision)) return { outcome: "unchanged" };
  const problems = await findDraftProblems(kind, record, parseData(kind, revision.data));
  if (problems.length > 0) return { outcome: "refused", problems };
  const note = clearMissedNote(revision.note);
  const scheduled = await changeRevision(revision, { state: "scheduled", publishAt, note });
  if (!scheduled) return { outcome: "outdated" };
  await endSchedules(kind, id, scheduled.number);
  await indexRecord(kind, id);
  await recordEvent({
    ...{ operatorId, action: "scheduled", subjectKind: kind.id, subjectId: id },
    details: { revision: scheduled.number, publishAt },
  });
  return { outcome: "scheduled", revision: scheduled };
}

export async function unschedule(kind: Kind, id: string, operatorId: string): Promise<void> {
  await endSchedules(kind, id);
  await indexRecord(kind, id);
  await recordEvent({ operatorId, action: "unscheduled", subjectKind: kind.id, subjectId: id });
}

export async function endSchedules(kind: Kind, id: string, except?: number): Promise<void> {
  for (const revision of await scheduledRevisions(kind.id, id))
    if (revision.number !== except) await changeRevision(revision, { state: restingState(revision), publishAt: null });
}
