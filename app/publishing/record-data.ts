import { recordPath } from "#app/lib/page-path.ts";
import type { Kind } from "./kinds/kind.ts";
import { fieldsOf } from "./kinds.ts";
import { slugify } from "./slug.ts";

/** A figure that is none yet is the text that was typed. */
export type Figures = Record<string, number | string>;
export type FieldValue = string | number | null | string[] | Figures;

/** The values of a record's fields, by column, as its public row holds them. */
export type RecordData = Record<string, FieldValue>;

export function titleOf(kind: Kind, data: RecordData): string {
  return textOf(data[kind.title]) ?? `New ${kind.name}`;
}

/**
 * The slug that its address ends with: the field's, else the published one, else one made from the title. Null without all
 * three, and for kinds without pages.
 */
export function addressOf(kind: Kind, data: RecordData, published: string | null = null): string | null {
  if (!kind.slug) return null;
  return textOf(data[kind.slug.column]) ?? published ?? (slugify(textOf(data[kind.title]) ?? "") || null);
}

/** Where visitors find it. */
export function pathOf(kind: Kind, address: string | null): string {
  return kind.slug && address ? recordPath(kind.slug.folder, address) : kind.page;
}

/** Every path of a picture in it, and its place in a list. */
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
