import type { ComponentProps, MouseEvent } from "react";
import { useLocation } from "react-router";
import { Link, type LinkProps } from "#app/components/ui/link.tsx";
import { classNames } from "#app/lib/class-names.ts";
import { announceHeading } from "./coming-heading.ts";
import { willNavigate } from "./use-asked.ts";

type RowsProps = ComponentProps<"ul"> & {
  /** `ol` where a row's place in the list means something. */
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

type RowLinkProps = Omit<LinkProps, "children"> & {
  children: string;
  /** The line under the name on the record's own screen. With it, both appear at the press, before that screen loads. */
  subtitle?: string;
};

/** The row's one link; its target is the whole row. */
export function RowLink({ className, subtitle, ...props }: RowLinkProps) {
  const { key } = useLocation();
  const announce = (event: MouseEvent) => {
    if (subtitle === undefined || !willNavigate(event)) return;
    announceHeading({ from: key, path: props.to.replace(/[?#].*/, ""), title: props.children, subtitle });
  };
  return <Link className={classNames("go", className)} onClick={announce} {...props} />;
}
