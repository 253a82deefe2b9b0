import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";

const columns = ticks(5, 14);
const fifths = ticks(1, 7);
const fine = ticks(1, 8);

/** A tick at each of the twelve column edges, and five per column. */
export function Ruler({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 60 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("ruler", className)}
      {...props}
    >
      <path d={fifths} strokeWidth="1" />
      <path d={`${columns}M0 1H60`} strokeWidth="2" />
    </svg>
  );
}

/** The thin ruler along an edge. */
export function FineRuler({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 60 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("ruler", className)}
      {...props}
    >
      <path d={fine} strokeWidth="1" />
    </svg>
  );
}

function ticks(step: number, height: number): string {
  return `M0 0v${height}${`m${step}-${height}v${height}`.repeat(60 / step)}`;
}
