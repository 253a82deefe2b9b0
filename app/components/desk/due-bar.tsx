import { classNames } from "#app/lib/class-names.ts";

type DueBarProps = {
  /** The part of the promised time that has gone, from 0 to 1; above 1 it is over. Null: nothing is due. */
  gone: number | null;
  /** What the bar says to screen readers. Without a label it is hidden from them, and the words beside it say it. */
  label?: string;
  tall?: boolean;
  className?: string;
};

/** One working day: the inked part has gone, the pink part is left, the orange part is overdue. */
export function DueBar({ gone, label, tall, className }: DueBarProps) {
  const isOver = gone !== null && gone > 1;
  return (
    <i
      className={classNames("due", gone === null && "none", isOver && "over", tall && "tall", className)}
      style={gone === null ? undefined : isOver ? { "--o": percent(1 - 1 / gone) } : { "--e": percent(gone) }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
