import type { PaintTable } from "#app/lib/paint.ts";

export const projectPaints: PaintTable = {
  byName: {
    "Web Development": "blue",
    "Mobile Development": "orange",
    "Digital Marketing": "yellow",
    "E-commerce": "green",
    "Brand Identity": "green",
    "AI Development": "pink",
  },
  fallback: "pink",
};

/** Paints by category of studies and experiments. The lab's covers are drawn on the same paints (`scripts/images/covers`). */
export const categoryPaints: PaintTable = {
  byName: {
    Research: "pink",
    "AI agents": "yellow",
    Design: "blue",
    Development: "blue",
    Data: "green",
    Type: "orange",
    Strategy: "yellow",
  },
  fallback: "pink",
};
