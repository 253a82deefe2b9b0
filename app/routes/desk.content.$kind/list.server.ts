import { contentListWords as words } from "#app/content/desk/content.ts";
import { site } from "#app/content/site.ts";
import { listOperators } from "#app/data/operators.server.ts";
import { countRecords, listRecords, RECORDS_PER_PAGE, type RecordRow } from "#app/data/records.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { contentKinds } from "#app/publishing/kinds.ts";
import { deskTime, shortDeskTime } from "#app/time/desk-time.ts";
import { type ListView, listStates } from "./list-view.ts";

export type RecordLine = ReturnType<typeof toRecordLine>;

/** The states that a kind's tab counts: all but archived. */
const presentStates = ["published", "changed", "scheduled", "draft"] as const;

type RecordList = Awaited<ReturnType<typeof loadList>>;

/** Shown where the tables of the desk's content are missing. */
export const emptyList: RecordList = { total: 0, pages: 0, rows: [], states: [], kinds: [] };

export async function loadList(kind: Kind, view: ListView) {
  const [{ rows, total }, states, others, operators] = await Promise.all([
    listRecords({ kind: kind.id, ...view }),
    Promise.all(listStates.map(async (state) => ({ state, count: await countRecords(kind.id, [state]) }))),
    Promise.all(contentKinds.map(async ({ id }) => (id === kind.id ? 0 : countRecords(id, presentStates)))),
    listOperators(),
  ]);
  const own = sumOf(states.filter(({ state }) => state !== "archived").map(({ count }) => count));
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  return {
    total,
    pages: Math.ceil(total / RECORDS_PER_PAGE),
    rows: rows.map((row) => toRecordLine(row, names)),
    states: states.filter(({ count }) => count > 0),
    kinds: contentKinds.map(({ id, plural }, index) => ({
      ...{ id, plural },
      count: id === kind.id ? own : (others[index] ?? 0),
    })),
  };
}

function sumOf(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function toRecordLine(row: RecordRow, names: ReadonlyMap<string, string>) {
  const { id, title, detail, type, year, image, editedBy } = row;
  return {
    ...{ id, title, detail, type, year, image },
    state: row.state === "archiving" ? ("archived" as const) : row.state,
    note: stateNote(row),
    editor: (editedBy && names.get(editedBy)) || null,
    edited: shortDeskTime(row.editedAt, site),
  };
}

function stateNote({ state, revision, publishAt }: RecordRow): string | null {
  if (state === "scheduled" && publishAt) return words.goesOut(revision, deskTime(publishAt, site));
  return (state === "draft" || state === "changed") && revision > 0 ? words.draft(revision) : null;
}
