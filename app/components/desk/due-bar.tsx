import { classNames } from "#app/lib/class-names.ts";

type DueBarProps = {
  /** Fraction of the promised time that has passed; above 1 the reply is overdue. Null when nothing is due. */
  gone: number | null;
  /** The bar's text for screen readers. Without a label the bar is hidden from them. */
  label?: string;
  tall?: boolean;
  className?: string;
};

/** The time promised for a reply: the inked part has passed, the pink part is left, the orange part is overdue. */
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

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
