import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";

type SpecListProps = Omit<ComponentProps<"dl">, "children"> & {
  items: readonly { label: string; value: ReactNode }[];
};

/** A list of details: labels on the left, values on the right. */
export function SpecList({ items, className, ...props }: SpecListProps) {
  return (
    <dl className={classNames("spec", className)} {...props}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
