import type { KindId, KindTable } from "#app/lib/content-kinds.ts";

/** How a field is edited. Decides how the field is validated, compared and shown in the form. */
export type ControlType =
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

/** The option of a choice that stands for the text typed beside it. */
export const OTHER_CHOICE = "other…";

export type KindField = {
  /** The column of the public table. */
  name: string;
  label: string;
  control: ControlType;
  /** The error if the field is empty when the record is published. */
  required?: string;
  /** Offered values. Another one may always be typed. */
  choices?: readonly string[];
  /** For the control `counts`: the numbers to enter, each with its key and its label. */
  parts?: readonly { name: string; label: string }[];
  hint?: string;
  /** Whether a date that is left empty becomes the time of publication. */
  defaultsToNow?: boolean;
  /** How many characters fit the page. More are allowed. */
  fits?: number;
  width?: "half" | "third" | "sixth";
  rows?: number;
  /** The name of one item, for "Add a technology". */
  item?: string;
};

export type FieldGroup = { legend: string; fields: readonly KindField[] };

export type Kind = {
  id: KindId;
  table: KindTable;
  /** The name of one record in a sentence, such as "study". */
  name: string;
  plural: string;
  /** The field that names a record. */
  title: string;
  groups: readonly FieldGroup[];
  /** The record's own page: the column that its address ends with, and its folder. Without it, only `page` shows the record. */
  slug?: { column: "id" | "slug"; folder: "project" | "blog" | "experiment" | "contributions" };
  page: string;
  /** The field that is stored in `study_bodies` instead of the kind's table. */
  body?: string;
  /** Fields that the list of records shows beside the title, and those that its search reads. */
  list: { detail: string; type?: string; year?: string; image?: string; searched: readonly string[] };
};
