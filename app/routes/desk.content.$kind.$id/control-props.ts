import type { Problem } from "#app/publishing/draft-problems.server.ts";
import type { KindField } from "#app/publishing/kinds/kind.ts";
import type { EditorPicture } from "./editor-pictures.server.ts";

export type ControlProps<Value> = {
  field: KindField;
  value: Value;
  errors: readonly Problem[];
  /** What the library says of the record's pictures, by path. */
  pictures: Record<string, EditorPicture>;
  onChange: () => void;
};

/** Class names of fields.css, in a grid of six columns. */
export const widthClasses = { half: "h", third: "t", sixth: "y" } as const;
