import { contentListWords } from "#app/content/desk/content.ts";
import { todayWords } from "#app/content/desk/today.ts";
import { site } from "#app/content/site.ts";
import { listUnpublishedRecords, type RecordRow } from "#app/data/records.server.ts";
import { readColleagues } from "#app/enquiries/colleagues.server.ts";
import { whyReadOnly } from "#app/publishing/editable.server.ts";
import { findKind } from "#app/publishing/kinds.ts";
import { deskTime } from "#app/time/desk-time.ts";

const DRAFTS_SHOWN = 5;

export type DraftLine = ReturnType<typeof toDraftLine>;

/** Reads the last edited records with changes that visitors do not see yet. */
export async function readDrafts() {
  if (await whyReadOnly()) return [];
  const [records, { names }] = await Promise.all([listUnpublishedRecords(DRAFTS_SHOWN), readColleagues()]);
  return records.map((record) => toDraftLine(record, names));
}

function toDraftLine(record: RecordRow, names: ReadonlyMap<string, string>) {
  const { kind, id, title, state, revision, publishAt, editedAt, editedBy } = record;
  const name = names.get(editedBy ?? "")?.split(" ")[0] ?? null;
  const when =
    state === "scheduled" && publishAt
      ? todayWords.drafts.goesOut(deskTime(publishAt, site))
      : `${todayWords.drafts.by(revision, name, deskTime(editedAt, site))}.`;
  return {
    ...{ id: `${kind}/${id}`, title, state: state as "draft" | "changed" | "scheduled" },
    to: `/desk/content/${kind}/${encodeURIComponent(id)}`,
    about: `${capitalise(findKind(kind)?.name ?? kind)}. ${when}`,
    stateWord: state === "changed" ? contentListWords.segments.changed : contentListWords.states[state],
  };
}

function capitalise(word: string) {
  return word[0]?.toUpperCase() + word.slice(1);
}
