import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { percent, spans } from "#app/lib/fractions.ts";

type ComparedBar = { label: ReactNode; length: number; look?: "painted" | "outline" };

type CompareBarsProps = Omit<ComponentProps<"div">, "children"> & { bars: readonly ComparedBar[]; label: string };

/** Bars under each other on one scale; `label` says in words what they say. A long bar carries its name, a short one has it beside. */
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

/** Lines from the ends of the parts of one bar to the ends of the same parts, drawn at another scale below it. */
export function Spread({
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

/** Both ends of each part, to draw a `Spread` between. */
export function ends(lengths: readonly number[]): number[] {
  return [0, ...spans(lengths).map(({ to }) => to)];
}

type KeyItem = { title: string; text?: string; colour: string };

/** What the colours of a drawing stand for. */
export function Key({
  items,
  className,
  ...props
}: Omit<ComponentProps<"ul">, "children"> & { items: readonly KeyItem[] }) {
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
