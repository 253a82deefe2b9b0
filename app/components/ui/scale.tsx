import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { fractionSpans, percent } from "#app/lib/fractions.ts";

type ComparedBar = { label: ReactNode; length: number; look?: "painted" | "outline" };

type CompareBarsProps = Omit<ComponentProps<"div">, "children"> & { bars: readonly ComparedBar[]; label: string };

/** Bars drawn to one scale; `label` describes them for screen readers. The longest bar contains its label, others have it beside them. */
export function CompareBars({ bars, label, className, ...props }: CompareBarsProps) {
  const longest = Math.max(...bars.map(({ length }) => length));
  return (
    <div role="img" aria-label={label} className={classNames("compare", className)} {...props}>
      {bars.map(({ label: name, length, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
        <div key={index} style={{ "--share": percent(length / longest) }}>
          <i className={look}>{length === longest && name}</i>
          {length !== longest && <span>{name}</span>}
        </div>
      ))}
    </div>
  );
}

/** Lines that connect the parts of a bar with the same parts drawn to another scale below it. */
export function ScaleLines({
  from,
  to,
  className,
  ...props
}: Omit<ComponentProps<"svg">, "from" | "to"> & Record<"from" | "to", readonly number[]>) {
  const lines = from.map((x, index) => `M${x * 100} 0L${(to[index] ?? x) * 100} 100`).join("");
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("spread", className)}
      {...props}
    >
      <path d={lines} />
    </svg>
  );
}

/** The boundaries between parts as fractions of the whole, for `ScaleLines`. */
export function partBoundaries(lengths: readonly number[]): number[] {
  return [0, ...fractionSpans(lengths).map(({ to }) => to)];
}

type LegendItem = { title: string; text?: string; colour: string };

/** The legend of a drawing. */
export function Legend({
  items,
  className,
  ...props
}: Omit<ComponentProps<"ul">, "children"> & { items: readonly LegendItem[] }) {
  return (
    <ul className={classNames("key", className)} {...props}>
      {items.map(({ title, text, colour }) => (
        <li key={title} style={{ "--k": colour }}>
          <b>{title}</b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
