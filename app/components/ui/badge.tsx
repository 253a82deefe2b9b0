import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour, statusPaint } from "#app/lib/paint.ts";

type TypeChipProps = ComponentProps<"span"> & { paint?: Paint };

/** A painted square beside the name of a record's type. */
export function TypeChip({ paint, className, style, ...props }: TypeChipProps) {
  return (
    <span
      className={classNames("chip", className)}
      style={{ ...(paint && { "--c": paintColour(paint) }), ...style }}
      {...props}
    />
  );
}

type StatusBadgeProps = Omit<ComponentProps<"span">, "children"> & { status: string };

export function StatusBadge({ status, className, style, ...props }: StatusBadgeProps) {
  return (
    <span
      data-status={status}
      className={classNames("badge", className)}
      style={{ "--c": paintColour(statusPaint(status)), ...style }}
      {...props}
    >
      {status}
    </span>
  );
}
