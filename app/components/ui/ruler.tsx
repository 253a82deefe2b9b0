import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";

const columnTicks = ticksPath(5, 14);
const fifthTicks = ticksPath(1, 7);
const fineTicks = ticksPath(1, 8);

/** A ruler with a long tick at each of the twelve column edges and five short ones per column. */
export function Ruler({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 60 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("ruler", className)}
      {...props}
    >
      <path d={fifthTicks} strokeWidth="1" />
      <path d={`${columnTicks}M0 1H60`} strokeWidth="2" />
    </svg>
  );
}

/** A low ruler with short ticks only, along the edge of another element. */
export function FineRuler({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 60 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("ruler", className)}
      {...props}
    >
      <path d={fineTicks} strokeWidth="1" />
    </svg>
  );
}

function ticksPath(step: number, height: number): string {
  return `M0 0v${height}${`m${step}-${height}v${height}`.repeat(60 / step)}`;
}
