export type Paint = "pink" | "orange" | "yellow" | "green" | "blue";
/** A status has two more. */
type StatusPaint = Paint | "violet" | "grey";

const statusPaints: Readonly<Record<string, StatusPaint>> = {
  Completed: "green",
  "In Progress": "blue",
  Beta: "yellow",
  Published: "violet",
};

export function statusPaint(status: string): StatusPaint {
  return paintFor(statusPaints, status, "grey");
}

/** The paint that a table gives to a name; one it does not know gets the fallback. */
export function paintFor<P extends StatusPaint>(
  paints: Readonly<Record<string, P>>,
  name: string | null,
  fallback: P,
): P {
  return (name !== null && Object.hasOwn(paints, name) && paints[name]) || fallback;
}

/** The paint as a CSS value. */
export function paintColour(paint: StatusPaint): string {
  return `var(--${paint})`;
}

/** The paint of a button that has to stand out on a painted ground. */
export function fillOn(ground: Paint): Paint {
  return ground === "yellow" ? "pink" : "yellow";
}

/** A table of paints, and the paint of what it does not know. */
export type Paints = { of: Readonly<Record<string, Paint>>; otherwise: Paint };
