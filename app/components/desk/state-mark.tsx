import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";

/** The class that gives each mark its paint. */
const markClasses = {
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

export type Mark = keyof typeof markClasses;

/** The class that sets a mark's paint as `--c`; an outline has none. */
export function markClass(mark: Mark): string {
  return markClasses[mark];
}

type StateMarkProps = ComponentProps<"span"> & { mark: Mark };

/** A painted square beside the name of a state, in rows: `<StateMark mark="new">New</StateMark>`. */
export function StateMark({ mark, className, ...props }: StateMarkProps) {
  return <span className={classNames("st", markClasses[mark], className)} {...props} />;
}

/** The painted name of a state, only at the head of a record. */
export function StateBadge({ mark, className, ...props }: StateMarkProps) {
  return <span className={classNames("badge", markClasses[mark], className)} {...props} />;
}
