import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";

/** The paint code: one paint, one meaning, always beside its word. */
const marks = {
  new: "s-new",
  open: "s-open",
  answered: "s-ans",
  won: "s-won",
  closed: "s-shut",
  spam: "line",
  published: "s-pub",
  changed: "s-ans",
  scheduled: "s-open",
  draft: "line",
  archived: "s-shut",
  pending: "s-ans",
  done: "s-won",
  attention: "s-ans",
  trouble: "s-bad",
  none: "line",
} as const;

export type Mark = keyof typeof marks;

/** The class that sets a mark's paint as `--c`; an outline has none. */
export function markClass(mark: Mark): string {
  return marks[mark];
}

type StateMarkProps = ComponentProps<"span"> & { mark: Mark };

/** A painted square beside its word, in rows: `<StateMark mark="new">New</StateMark>`. */
export function StateMark({ mark, className, ...props }: StateMarkProps) {
  return <span className={classNames("st", marks[mark], className)} {...props} />;
}

/** A painted rectangle, only at the head of one record. */
export function StateBadge({ mark, className, ...props }: StateMarkProps) {
  return <span className={classNames("badge", marks[mark], className)} {...props} />;
}
