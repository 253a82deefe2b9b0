import { historyWords as words } from "#app/content/desk/editor.ts";
import { revisionNotes } from "#app/content/desk/publishing.ts";
import { site } from "#app/content/site.ts";
import { listOperators } from "#app/data/operators.server.ts";
import { listRevisions, liveRevision, type Revision } from "#app/data/revisions.server.ts";
import { changedFields, findDifferences } from "#app/publishing/differences.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import type { RecordData } from "#app/publishing/record-data.ts";
import { parseData } from "#app/publishing/values.server.ts";
import { deskTime } from "#app/time/desk-time.ts";

const REVISIONS_PER_PAGE = 25;

export type RecordHistory = NonNullable<Awaited<ReturnType<typeof loadHistory>>>;

/** Reads a record's revisions, newest first, each with the number of changed fields; the changes themselves only of `compare`. */
export async function loadHistory(kind: Kind, id: string, { compare, before }: { compare?: number; before?: number }) {
  const [revisions, live, operators] = await Promise.all([
    listRevisions(kind.id, id, { limit: REVISIONS_PER_PAGE + 1, before }),
    liveRevision(kind.id, id),
    listOperators(),
  ]);
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  const shown = revisions.slice(0, REVISIONS_PER_PAGE);
  const current = before === undefined ? shown[0]?.number : undefined;
  return {
    revisions: shown.map((revision, index) => {
      const older = revisions[index + 1];
      const [was, is] = [older, revision].map((each) => parseData(kind, each?.data ?? {})) as [RecordData, RecordData];
      const changed = older && changedFields(kind, was, is).length;
      return {
        number: revision.number,
        author: (revision.author && names.get(revision.author)) || words.site,
        time: deskTime(revision.publishedAt ?? revision.updatedAt, site),
        text: [revisionStateText(revision, live), changedFieldsText(changed), revisionNoteText(revision)]
          .filter(Boolean)
          .join(" "),
        isCurrent: revision.number === current,
        isLive: revision.number === live?.number,
        isComparable: older !== undefined,
        differences: older && revision.number === compare ? findDifferences(kind, was, is) : null,
      };
    }),
    older: revisions.length > REVISIONS_PER_PAGE ? shown.at(-1)?.number : undefined,
  };
}

function revisionStateText({ state, number }: Revision, live: Revision | null): string {
  return number === live?.number ? `${words.states.published} ${words.whatVisitorsSee}` : words.states[state];
}

function changedFieldsText(count: number | undefined): string {
  return count === undefined ? words.first : `${words.changed(count)}.`;
}

function revisionNoteText({ note }: Revision): string | null {
  const [kind = "", number] = note?.split(" ") ?? [];
  if (kind === "restored") return `${revisionNotes.restored} ${number}.`;
  if (kind === "shared" || kind === "blocked") return revisionNotes[kind];
  return note;
}
