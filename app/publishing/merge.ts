import type { Kind } from "./kinds/kind.ts";
import { fieldsOf } from "./kinds.ts";
import type { FieldValue, RecordData } from "./record-data.ts";

export type MergedEdits = { data: RecordData; clashes: string[] };

/**
 * Merges two edits field by field. A field that only one of them changed keeps that change. Where both changed a field, the
 * result has mine, and the field is named as a clash.
 */
export function mergeEdits(kind: Kind, base: RecordData, mine: RecordData, theirs: RecordData): MergedEdits {
  const clashes: string[] = [];
  const merged = fieldsOf(kind).map(({ name }) => {
    const [was, own, other] = [base[name] ?? null, mine[name] ?? null, theirs[name] ?? null];
    if (isSame(own, other) || isSame(other, was)) return [name, own];
    if (isSame(own, was)) return [name, other];
    clashes.push(name);
    return [name, own];
  });
  return { data: Object.fromEntries(merged), clashes };
}

export function isSameData(kind: Kind, one: RecordData, other: RecordData): boolean {
  return fieldsOf(kind).every(({ name }) => isSame(one[name] ?? null, other[name] ?? null));
}

/** Compares by JSON, since arrays and figures have a fixed order. */
function isSame(one: FieldValue, other: FieldValue): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
