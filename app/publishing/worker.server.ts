import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { dropCachesIfChangedElsewhere } from "#app/data/content-version.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { noteMissedPublication } from "#app/data/missed-publications.server.ts";
import { getRecord, type RecordRow, recordsInState } from "#app/data/records.server.ts";
import {
  changeRevision,
  getRevision,
  listDueRevisions,
  listInterruptedPublications,
  type Revision,
  restingState,
} from "#app/data/revisions.server.ts";
import { finishArchiving } from "./archive.server.ts";
import { whyReadOnly } from "./editable.server.ts";
import { indexRecord } from "./index-record.server.ts";
import { contentKinds } from "./kinds.ts";
import { finishPublication, type PublishOutcome, publish } from "./publish.server.ts";
import { kindOfRevision } from "./records.server.ts";
import { syncRecords } from "./sync-records.server.ts";

const TURN_MS = 20_000;
/** Once a minute and once an hour, counted in turns. */
const CHECK_EVERY_TURNS = 3;
const SYNC_EVERY_TURNS = 180;
const MAX_PER_TURN = 20;
/** A publication takes far less, so one that began this long ago was interrupted. */
const MAX_PUBLICATION_MS = 60_000;

/**
 * Finishes publications and archivings that a stopped server began. Where other servers share the store (not `isExclusive`),
 * recent ones are left to them.
 */
export async function finishInterrupted({
  isExclusive,
  now = Date.now(),
}: {
  isExclusive: boolean;
  now?: number;
}): Promise<void> {
  const before = new Date(isExclusive ? now : now - MAX_PUBLICATION_MS).toISOString();
  await forEachIsolated(await listInterruptedPublications(before, MAX_PER_TURN), (revision) =>
    finishPublication(revision, null),
  );
  for (const kind of contentKinds) {
    const archiving = (await Array.fromAsync(recordsInState(kind.id, "archiving", MAX_PER_TURN))).flat();
    const stopped = archiving.filter(({ editedAt }) => editedAt <= before);
    await forEachIsolated(stopped, (record) => finishArchiving(kind, record, null));
  }
}

/** Acts on each item. An error with one item does not stop the others. */
async function forEachIsolated<T extends Revision | RecordRow>(items: T[], act: (item: T) => Promise<unknown>) {
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      const { kind, id } = "record" in item ? { kind: item.kind, id: item.record } : item;
      log.error({ err: error, kind, record: id }, "could not publish or archive a record; retrying in a minute");
    }
  }
}

/**
 * Runs before the first visitor, so that none sees half a publication. A store that other servers share has visitors already
 * and may be slow, so there the worker's first turn does this.
 */
export async function finishInterruptedPublications({ isExclusive }: { isExclusive: boolean }): Promise<void> {
  if (!isExclusive) return;
  try {
    if (!(await whyReadOnly())) await finishInterrupted({ isExclusive });
  } catch (error) {
    log.error({ err: error }, "interrupted publications cannot be finished; trying again in a minute");
  }
}

/** Publishes the drafts that are due, including those that came due while no server ran. */
export async function publishDue(now = Date.now()): Promise<void> {
  const due = await listDueRevisions(new Date(now).toISOString(), MAX_PER_TURN);
  await forEachIsolated(due, async (revision) => {
    const ref = {
      kind: kindOfRevision(revision),
      record: revision.record,
      number: revision.number,
      version: revision.version,
    };
    const result = await publish(ref, null);
    if (result.outcome !== "published") await noteMissedTime(revision, result);
  });
}

/** Starts the loop that publishes on schedule, finishes interrupted publications and notices other servers' changes. */
export function startPublishing() {
  const stopping = new AbortController();
  const running = runTurns(stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function runTurns(signal: AbortSignal): Promise<void> {
  let hasFailed = false;
  let isSynced = false;
  for (let turn = 0; !signal.aborted; turn++) {
    try {
      const readOnly = await whyReadOnly();
      // The desk's list is in our own store, even where the content is not.
      if (readOnly === "no-key") await syncRecords();
      if (readOnly === "no-key" || readOnly === "no-tables") return;
      await dropCachesIfChangedElsewhere();
      if (!readOnly && turn % CHECK_EVERY_TURNS === 0) {
        await publishDue();
        await finishInterrupted({ isExclusive: false });
      }
      if (!isSynced || turn % SYNC_EVERY_TURNS === 0) await syncRecords();
      isSynced = true;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, "publishing cannot be checked; retrying every 20 seconds");
      hasFailed = true;
    }
    await sleep(TURN_MS, undefined, { signal }).catch(() => {});
  }
}

/** Makes a due revision that cannot be published a draft again, and notes the missed time. */
async function noteMissedTime(
  revision: Revision,
  result: Exclude<PublishOutcome, { outcome: "published" }>,
): Promise<void> {
  const kind = kindOfRevision(revision);
  const [record, now] = await Promise.all([
    getRecord(kind.id, revision.record),
    getRevision(kind.id, revision.record, revision.number),
  ]);
  // Another server is publishing the revision, an operator archived the record, or the next turn tries again.
  const isOver = result.outcome === "outdated" && (now?.state !== "frozen" || !record?.address);
  if (!now || isOver || result.outcome === "unchanged") return;
  const note = noteMissedPublication(result.outcome === "rejected" ? result.reason : null);
  if (!(await changeRevision(now, { state: restingState(now), publishAt: null, note }))) return;
  await indexRecord(kind, revision.record, { publishAt: revision.publishAt });
  await recordEvent({
    ...{ operatorId: null, action: "not-published", subjectKind: kind.id, subjectId: revision.record },
    details: { revision: revision.number },
  });
}
