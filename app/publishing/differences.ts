import { site } from "#app/content/site.ts";
import { instantToLocalDay } from "#app/time/zoned-time.ts";
import type { Kind, KindField } from "./kinds/kind.ts";
import { fieldsOf } from "./kinds.ts";
import { type FieldValue, listOf, type RecordData } from "./record-data.ts";

/** A piece of a text: kept, removed or added. */
export type TextPiece = { text: string; change: "same" | "removed" | "added" };
export type FieldDifference = { field: string; label: string; pieces: TextPiece[] };

const MAX_COMPARED_WORDS = 1_500;

/** Compares two revisions field by field, and their texts word by word. */
export function findDifferences(kind: Kind, before: RecordData, after: RecordData): FieldDifference[] {
  return changedFields(kind, before, after).map((field) => {
    const [was, is] = [before[field.name] ?? null, after[field.name] ?? null];
    return { field: field.name, label: field.label, pieces: piecesOf(was, is, field) };
  });
}

/** The fields that differ, without comparing their words, which takes long. */
export function changedFields(kind: Kind, before: RecordData, after: RecordData): KindField[] {
  return fieldsOf(kind).filter(
    ({ name }) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
}

function piecesOf(was: FieldValue, is: FieldValue, field: KindField): TextPiece[] {
  if (Array.isArray(was) || Array.isArray(is)) return compareParts(listOf(was), listOf(is), "\n");
  return compareParts(splitWords(showValue(field, was)), splitWords(showValue(field, is)), "");
}

/** A value as text, to read, edit and compare. A date is the day in the agency's time zone, as on the site's pages. */
export function showValue(field: KindField, value: FieldValue): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.join("\n");
  if (field.control === "date") return instantToLocalDay(String(value), site.timeZone);
  if (typeof value !== "object") return String(value);
  return (field.parts ?? []).map(({ name, label }) => `${label} ${value[name] ?? 0}`).join(", ");
}

/** Splits into words with the space after them, so that joining them gives the text again. */
function splitWords(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** Compares by the longest common subsequence. Very long texts are shown as replaced. */
function compareParts(was: string[], is: string[], end: string): TextPiece[] {
  if (was.length > MAX_COMPARED_WORDS || is.length > MAX_COMPARED_WORDS)
    return joinPieces(
      [...was.map((text) => toPiece(text, "removed")), ...is.map((text) => toPiece(text, "added"))],
      end,
    );
  const lengths = commonSequenceLengths(was, is);
  const pieces: TextPiece[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      pieces.push(toPiece(was[i++] ?? "", "same"));
      j++;
    } else if (j === is.length || (i < was.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1)))
      pieces.push(toPiece(was[i++] ?? "", "removed"));
    else pieces.push(toPiece(is[j++] ?? "", "added"));
  }
  return joinPieces(pieces, end);
}

const toPiece = (text: string, change: TextPiece["change"]): TextPiece => ({ text, change });

/** In the result, lengths[i][j] is the length of the longest common subsequence of was[i..] and is[j..]. */
function commonSequenceLengths(was: string[], is: string[]): Uint16Array[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  for (let i = was.length - 1; i >= 0; i--) {
    const row = lengths[i] as Uint16Array;
    for (let j = is.length - 1; j >= 0; j--)
      row[j] =
        was[i] === is[j] ? lengthAt(lengths, i + 1, j + 1) + 1 : Math.max(lengthAt(lengths, i + 1, j), row[j + 1] ?? 0);
  }
  return lengths;
}

function lengthAt(lengths: Uint16Array[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Joins neighbouring pieces with the same change. */
function joinPieces(pieces: TextPiece[], end: string): TextPiece[] {
  const joined: TextPiece[] = [];
  for (const { text, change } of pieces) {
    const last = joined.at(-1);
    if (last?.change === change && end === "") last.text += text;
    else joined.push({ text: text + end, change });
  }
  return joined;
}
