import {
  changeRecord,
  getRecord,
  type RecordChanges,
  type RecordRow,
  type RecordState,
  type RecordSummary,
} from "#app/data/records.server.ts";
import { latestRevision, type Revision, scheduledRevisions } from "#app/data/revisions.server.ts";
import { searchableText } from "#app/text/searchable-text.ts";
import type { Kind } from "./kinds/kind.ts";
import { addressOf, listOf, type RecordData, textOf, titleOf } from "./record-data.ts";
import { parseData } from "./values.server.ts";

/** In characters. */
const MAX_SEARCH_TEXT = 2_000;

/** The values that the list of records shows, and the text that its search reads. */
export function summariseRecord(kind: Kind, data: RecordData): RecordSummary {
  const { detail, type, year, image, searched } = kind.list;
  const words = searched.flatMap((name) => textOf(data[name]) ?? listOf(data[name]));
  const [text, number] = [(name?: string) => (name ? textOf(data[name]) : null), year ? data[year] : null];
  return {
    title: titleOf(kind, data).slice(0, 300),
    detail: text(detail)?.slice(0, 300) ?? null,
    type: text(type)?.slice(0, 100) ?? null,
    year: typeof number === "number" ? number : null,
    image: text(image),
    words: searchableText([...words, addressOf(kind, data) ?? ""].join(" ")).slice(0, MAX_SEARCH_TEXT),
  };
}

/** Updates a record's line in the list from its revisions. */
export async function indexRecord(
  kind: Kind,
  id: string,
  changes: Pick<RecordChanges, "address" | "publishAt"> = {},
): Promise<void> {
  const [record, latest, [scheduled]] = await Promise.all([
    getRecord(kind.id, id),
    latestRevision(kind.id, id),
    scheduledRevisions(kind.id, id),
  ]);
  if (!record || !latest) return;
  const address = changes.address === undefined ? record.address : changes.address;
  const line = {
    ...summariseRecord(kind, parseData(kind, latest.data)),
    state: stateOf(record, address, latest, scheduled),
    revision: latest.number,
    publishAt: scheduled?.publishAt ?? missedPublishTime(record, latest),
    editedAt: latest.updatedAt,
    editedBy: latest.author,
    ...changes,
  };
  // Only the archiving itself may end the state `archiving`.
  await changeRecord(kind.id, id, line, { unless: "archiving" });
}

/** A publication time that passed unused stays in the list until the next draft is begun, scheduled or published. */
function missedPublishTime({ state, revision, publishAt }: RecordRow, latest: Revision): string | null {
  return state !== "scheduled" && revision === latest.number ? publishAt : null;
}

function stateOf(record: RecordRow, address: string | null, latest: Revision, scheduled?: Revision): RecordState {
  if (scheduled) return "scheduled";
  if (!address) return record.state === "archived" ? "archived" : "draft";
  return latest.state === "published" || latest.state === "publishing" ? "published" : "changed";
}
