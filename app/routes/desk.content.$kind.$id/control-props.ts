import type { Field } from "#app/publishing/kinds/kind.ts";
import type { Problem } from "#app/publishing/problems.server.ts";

export type ControlProps<Value> = {
  field: Field;
  value: Value;
  errors: readonly Problem[];
  onChange: () => void;
};

/** Of six columns. */
export const widths = { half: "h", third: "t", sixth: "y" } as const;
