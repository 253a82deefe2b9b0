import { currentEnv } from "#app/config/current-env.server.ts";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { site } from "#app/content/site.ts";
import { describeMissedPublication } from "#app/data/missed-publications.server.ts";
import { getOperator } from "#app/data/operators.server.ts";
import { scheduledRevisions } from "#app/data/revisions.server.ts";
import { findDraftProblems } from "#app/publishing/draft-problems.server.ts";
import { whyReadOnly } from "#app/publishing/editable.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { framePath } from "#app/publishing/preview.server.ts";
import { addressOf, pathOf, titleOf } from "#app/publishing/record-data.ts";
import { type EditorStart, readForEditing } from "#app/publishing/records.server.ts";
import { deskTime } from "#app/time/desk-time.ts";
import { instantToLocal } from "#app/time/zoned-time.ts";
import { describeEditorPictures } from "./editor-pictures.server.ts";

export type EditorData = NonNullable<Awaited<ReturnType<typeof loadEditor>>>;

export async function loadEditor(kind: Kind, id: string) {
  const opened = await readForEditing(kind, id);
  if (!opened) return null;
  const { record, data, latest } = opened;
  const [problems, [scheduled], readOnly, frame, pictures] = await Promise.all([
    findDraftProblems(kind, record, data),
    scheduledRevisions(kind.id, id),
    whyReadOnly(),
    framePath(kind, record, latest),
    describeEditorPictures(kind, data),
  ]);
  return {
    id,
    kindId: kind.id,
    title: titleOf(kind, data),
    state: record.state === "archiving" ? ("archived" as const) : record.state,
    data,
    from: { number: latest?.number ?? 0, version: latest?.version ?? 0 },
    saved: await lastSaveText(opened),
    problems,
    pictures,
    readOnly,
    frame,
    isDraft: latest !== null && latest.state !== "published",
    isDeletable: record.state === "draft",
    isArchivable: record.address !== null,
    path: pathOf(kind, addressOf(kind, data, record.address)),
    publicPath: record.address ? pathOf(kind, record.address) : null,
    proposal: addressOf(kind, data, record.address),
    schedule: {
      zone: site.city,
      now: instantToLocal(new Date().toISOString(), site.timeZone),
      missed: await missedPublicationText(opened),
      text: scheduled?.publishAt ? words.schedule.goesOut(scheduled.number, deskTime(scheduled.publishAt, site)) : null,
    },
    origin: currentEnv().SITE_URL ?? null,
  };
}

async function missedPublicationText({ record }: EditorStart): Promise<string | null> {
  if (record.state === "scheduled" || !record.publishAt) return null;
  const { number, at, reason } = await describeMissedPublication(record);
  return words.schedule.missed(number, deskTime(at, site), reason);
}

async function lastSaveText({ latest }: EditorStart): Promise<string> {
  if (!latest) return words.asPublished;
  if (latest.state === "published") return words.published(deskTime(latest.publishedAt ?? latest.updatedAt, site));
  return words.saved(latest.number, deskTime(latest.updatedAt, site));
}

/** The first name of a revision's author. */
export async function authorFirstName(id: string | null): Promise<string> {
  const operator = id ? await getOperator(id) : null;
  return operator?.name.split(" ")[0] ?? words.conflict.somebody;
}
