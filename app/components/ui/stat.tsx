import type { ComponentProps, ElementType, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";

type StatProps = Omit<ComponentProps<"div">, "children"> & {
  figure: string;
  label: ReactNode;
  as?: ElementType;
  size?: "lg" | "md";
  /** The figure's value on the font's width axis. */
  w?: number;
  /** A drawing of the figure to scale, below the label. */
  children?: ReactNode;
};

export function Stat({
  figure,
  label,
  as: Tag = "div",
  size = "lg",
  w = 92,
  children,
  className,
  ...props
}: StatProps) {
  return (
    <Tag className={classNames("stat", className)} {...props}>
      <span className={classNames("figure", size === "md" && "md")} style={{ "--w": w }}>
        {figure}
      </span>
      <p>{label}</p>
      {children}
    </Tag>
  );
}
