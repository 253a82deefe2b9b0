import { recordPath } from "#app/lib/page-path.ts";
import type { Kind } from "./kinds/kind.ts";
import { fieldsOf } from "./kinds.ts";
import { slugify } from "./slug.ts";

/** Numbers by name. One that is not a number yet is kept as the text that was typed. */
export type Figures = Record<string, number | string>;
export type FieldValue = string | number | null | string[] | Figures;

/** The values of a record's fields, by column, as its public row holds them. */
export type RecordData = Record<string, FieldValue>;

export function titleOf(kind: Kind, data: RecordData): string {
  return textOf(data[kind.title]) ?? `New ${kind.name}`;
}

/**
 * The slug at the end of the record's address: the field's, else the published one, else one made from the title. Null if
 * there is none, and for kinds without pages.
 */
export function addressOf(kind: Kind, data: RecordData, published: string | null = null): string | null {
  if (!kind.slug) return null;
  return textOf(data[kind.slug.column]) ?? published ?? (slugify(textOf(data[kind.title]) ?? "") || null);
}

/** The path of the page that shows the record. */
export function pathOf(kind: Kind, address: string | null): string {
  return kind.slug && address ? recordPath(kind.slug.folder, address) : kind.page;
}

/** The pictures in a record's fields, with their place in a list. */
export function picturesIn(kind: Kind, data: RecordData): { field: string; index?: number; path: string }[] {
  return fieldsOf(kind).flatMap(({ name, control }) => {
    const value = data[name];
    if (control === "gallery") return listOf(value).map((path, index) => ({ field: name, index, path }));
    const path = control === "picture" ? textOf(value) : null;
    return path ? { field: name, path } : [];
  });
}

export function textOf(value: FieldValue | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function listOf(value: FieldValue | undefined): string[] {
  return Array.isArray(value) ? value : [];
}
