import type { PublishProblem } from "#app/publishing/draft-problems.server.ts";
import type { KindField } from "#app/publishing/kinds/kind.ts";
import type { EditorPicture } from "./editor-pictures.server.ts";

export type ControlProps<Value> = {
  field: KindField;
  value: Value;
  errors: readonly PublishProblem[];
  /** The alt texts of the record's pictures, by path. */
  pictures: Record<string, EditorPicture>;
  onChange: () => void;
};

/** Class names of fields.css: the share of a grid of six columns that a field takes. */
export const fieldWidthClasses = { half: "h", third: "t", sixth: "y" } as const;
