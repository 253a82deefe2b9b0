import type { ComponentProps } from "react";
import { Link, type LinkProps } from "#app/components/ui/link.tsx";
import { classNames } from "#app/lib/class-names.ts";

type RowsProps = ComponentProps<"ul"> & {
  /** Ordered: the place in the list says something. */
  as?: "ul" | "ol";
};

/** A list of the desk. Its class sets the columns: `.inbox > li { --cols: 92px 1fr }`. Keys move through it (row-focus.ts). */
export function Rows({ as: List = "ul", className, ...props }: RowsProps) {
  return <List className={classNames("rows", className)} {...(props as ComponentProps<"ul"> & ComponentProps<"ol">)} />;
}

/** The names of the columns. */
export function RowHead({ className, ...props }: ComponentProps<"li">) {
  return <li className={classNames("hd", className)} {...props} />;
}

type RowProps = ComponentProps<"li"> & {
  /** Set in a heavier weight. */
  isNew?: boolean;
  isChosen?: boolean;
};

export function Row({ isNew, isChosen, className, ...props }: RowProps) {
  return <li className={classNames(isNew && "new", isChosen && "on", className) || undefined} {...props} />;
}

/** The row's one link; its target is the whole row. */
export function RowLink({ className, ...props }: LinkProps) {
  return <Link className={classNames("go", className)} {...props} />;
}
