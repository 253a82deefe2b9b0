export type Paint = "pink" | "orange" | "yellow" | "green" | "blue";
type StatusPaint = Paint | "violet" | "grey";

/** The paint of each name; an unknown name gets the fallback. */
export type PaintTable<P extends StatusPaint = Paint> = { byName: Readonly<Record<string, P>>; fallback: P };

/** The paint of each status of an experiment. */
export const statusPaints: PaintTable<StatusPaint> = {
  byName: { Completed: "green", "In Progress": "blue", Beta: "yellow", Published: "violet" },
  fallback: "grey",
};

export function statusPaint(status: string): StatusPaint {
  return paintFor(statusPaints, status);
}

export function paintFor<P extends StatusPaint>({ byName, fallback }: PaintTable<P>, name: string | null): P {
  return (name !== null && Object.hasOwn(byName, name) && byName[name]) || fallback;
}

/** The paint as a CSS value. */
export function paintColour(paint: StatusPaint): string {
  return `var(--${paint})`;
}

/** The paint of a button that stands out on a painted background. */
export function fillOn(ground: Paint): Paint {
  return ground === "yellow" ? "pink" : "yellow";
}
