import type { Paint } from "#app/lib/paint.ts";

/** Each discipline owns a paint. A type the table does not know gets `defaultPaint`. */
export const projectPaints: Readonly<Record<string, Paint>> = {
  "Web Development": "blue",
  "Mobile Development": "orange",
  "Digital Marketing": "yellow",
  "E-commerce": "green",
  "Brand Identity": "green",
  "AI Development": "pink",
};

/** Categories of studies and experiments. */
export const categoryPaints: Readonly<Record<string, Paint>> = {
  Research: "pink",
  "AI agents": "yellow",
  Design: "blue",
  Development: "blue",
  Data: "green",
  Type: "orange",
  Strategy: "yellow",
};

export const defaultPaint: Paint = "pink";
