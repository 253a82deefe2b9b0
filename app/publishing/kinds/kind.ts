import type { KindId, KindTable } from "#app/lib/content-kinds.ts";

/** How a field is edited. Its validation, its differences and its place in the form follow from this. */
export type Control =
  | "line"
  | "text"
  | "markdown"
  | "choice"
  | "list"
  | "results"
  | "whole"
  | "date"
  | "address"
  | "slug"
  | "picture"
  | "gallery"
  | "counts";

/** The option of a choice that takes the text beside it. */
export const OTHER_CHOICE = "other…";

export type KindField = {
  /** The column of the public table. */
  name: string;
  label: string;
  control: Control;
  /** The sentence shown when publishing without it. */
  required?: string;
  /** Offered values. Another one may always be typed. */
  choices?: readonly string[];
  /** For the control `counts`: the numbers to enter, each with its key and its label. */
  parts?: readonly { name: string; label: string }[];
  hint?: string;
  /** Left empty, a date is the time of publication. */
  orNow?: boolean;
  /** Characters that fit the page. More is allowed. */
  fits?: number;
  width?: "half" | "third" | "sixth";
  rows?: number;
  /** One of the items, for "Add a technology". */
  item?: string;
};

export type FieldGroup = { legend: string; fields: readonly KindField[] };

export type Kind = {
  id: KindId;
  table: KindTable;
  /** One of them, in a sentence. */
  name: string;
  plural: string;
  /** The field that a record is called by. */
  title: string;
  groups: readonly FieldGroup[];
  /** The page of a record: which column its address ends with. Without it, a record is shown on `page` alone. */
  slug?: { column: "id" | "slug"; folder: "project" | "blog" | "experiment" | "contributions" };
  page: string;
  /** A field that is kept beside the table, in `study_bodies`. */
  body?: string;
  /** Fields that the list of records shows beside the title, and those that its search reads. */
  list: { detail: string; type?: string; year?: string; image?: string; searched: readonly string[] };
};
