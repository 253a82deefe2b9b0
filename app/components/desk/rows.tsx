import type { ComponentProps, MouseEvent } from "react";
import { useLocation } from "react-router";
import { Link, type LinkProps } from "#app/components/ui/link.tsx";
import { classNames } from "#app/lib/class-names.ts";
import { setPendingHeading } from "./pending-heading.ts";
import { willNavigate } from "./use-requested-navigation.ts";

type RowsProps = ComponentProps<"ul"> & {
  /** `ol` where the order of the rows has a meaning. */
  as?: "ul" | "ol";
};

/** A list of the desk. CSS sets its columns by class: `.inbox > li { --cols: 92px 1fr }`. J and K move between its rows (row-focus.ts). */
export function Rows({ as: List = "ul", className, ...props }: RowsProps) {
  return <List className={classNames("rows", className)} {...(props as ComponentProps<"ul"> & ComponentProps<"ol">)} />;
}

/** The first row of a list, with the names of its columns. */
export function ColumnNames({ className, ...props }: ComponentProps<"li">) {
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

type RowLinkProps = Omit<LinkProps, "children"> & {
  children: string;
  /** The subtitle of the record's own screen. With it, the heading of that screen appears at the click, before the screen loads. */
  subtitle?: string;
};

/** The link of a row. Clicks anywhere in the row open it. */
export function RowLink({ className, subtitle, ...props }: RowLinkProps) {
  const { key } = useLocation();
  const announce = (event: MouseEvent) => {
    if (subtitle === undefined || !willNavigate(event)) return;
    setPendingHeading({ from: key, path: props.to.replace(/[?#].*/, ""), title: props.children, subtitle });
  };
  return <Link className={classNames("go", className)} onClick={announce} {...props} />;
}
