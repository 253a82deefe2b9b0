import { publishingProblemWords } from "#app/content/desk/publishing.ts";
import { findPicturesWithoutAlt } from "#app/data/picture-alts.server.ts";
import { getPublicRow } from "#app/data/public-rows.server.ts";
import { findRecordByAddress, type RecordRow } from "#app/data/records.server.ts";
import { isLoadableAddress } from "#app/lib/picture.ts";
import { webAddress } from "#app/text/web-address.ts";
import type { Kind, KindField } from "./kinds/kind.ts";
import { fieldsOf } from "./kinds.ts";
import {
  addressOf,
  type FieldValue,
  type Figures,
  listOf,
  picturesIn,
  type RecordData,
  textOf,
} from "./record-data.ts";
import { publicId } from "./records.server.ts";
import { isSlug } from "./slug.ts";

/** In characters. PostgreSQL indexes no more than about 2,700 bytes, and nobody reads so long an address. */
const MAX_ADDRESS_LENGTH = 200;

/** One reason why a record cannot be published. `index` is the position in a list, from 0. */
export type PublishProblem = { field: string; index?: number; text: string };

export async function findDraftProblems(
  kind: Kind,
  record: Pick<RecordRow, "id" | "address">,
  data: RecordData,
): Promise<PublishProblem[]> {
  const own = fieldsOf(kind).flatMap((field) => problemsOfValue(field, data[field.name] ?? null));
  return [...own, ...(await addressProblems(kind, record, data)), ...(await pictureProblems(kind, data))];
}

function problemsOfValue(field: KindField, value: FieldValue): PublishProblem[] {
  const problem = (text: string, index?: number) => ({
    field: field.name,
    text,
    ...(index !== undefined && { index }),
  });
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return field.required ? [problem(field.required)] : [];
  if (field.control === "address" && !webAddress(textOf(value))) return [problem(publishingProblemWords.address)];
  if (field.control === "results")
    return listOf(value).flatMap((result, index) =>
      result.includes(" ") ? [] : problem(publishingProblemWords.figure, index),
    );
  if (field.control === "whole" && !isYear(value)) return [problem(publishingProblemWords.year)];
  if (field.control === "counts")
    return (field.parts ?? []).flatMap(({ name }, index) =>
      typeof (value as Figures)[name] === "number" ? [] : problem(publishingProblemWords.count, index),
    );
  if (field.control === "picture" && !isLoadableAddress(String(value)))
    return [problem(publishingProblemWords.picture)];
  if (field.control === "gallery")
    return listOf(value).flatMap((path, index) =>
      isLoadableAddress(path) ? [] : problem(publishingProblemWords.picture, index),
    );
  return [];
}

function isYear(value: FieldValue): boolean {
  return typeof value === "number" && value >= 1_000 && value <= 9_999;
}

async function addressProblems(kind: Kind, record: Pick<RecordRow, "id" | "address">, data: RecordData) {
  if (!kind.slug) return [];
  const { column } = kind.slug;
  const problem = (text: string): PublishProblem[] => [{ field: column, text }];
  const address = addressOf(kind, data, record.address);
  if (!address) return problem(publishingProblemWords.slugMissing);
  // An address from before the desk may have another shape.
  if (address === record.address) return [];
  if (address.length > MAX_ADDRESS_LENGTH) return problem(publishingProblemWords.slugLong);
  if (!isSlug(address)) return problem(publishingProblemWords.slugShape);
  const [known, row] = await Promise.all([
    findRecordByAddress(kind.id, address),
    getPublicRow(kind.table, column, address),
  ]);
  const isOwn = row !== null && row.id === publicId(kind, record);
  return (known && known.id !== record.id) || (row && !isOwn) ? problem(publishingProblemWords.slugTaken) : [];
}

async function pictureProblems(kind: Kind, data: RecordData): Promise<PublishProblem[]> {
  const pictures = picturesIn(kind, data);
  const { missing, undescribed } = await findPicturesWithoutAlt(pictures.map(({ path }) => path));
  return pictures.flatMap(({ path, field, index }): PublishProblem[] => {
    if (missing.includes(path)) return [{ field, index, text: publishingProblemWords.picture }];
    return undescribed.includes(path) ? [{ field, index, text: publishingProblemWords.alt }] : [];
  });
}
