import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";

// Icons are drawn on a grid of 24 units, the service drawings below on a grid of 48.
const iconPaths = {
  arrow: "M4 12h15M13 5.5 19.5 12 13 18.5",
  out: "M6 18 18 6M8 6h10v10",
  turn: "M5 8h10a4 4 0 0 1 4 4v0a4 4 0 0 1-4 4H6M10 20l-4-4 4-4",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M3 7h18M3 12h12M3 17h18",
  pause: "M7 4v16M17 4v16",
  play: "M7 4.500 19.500 12 7 19.500z",
} as const;

const drawingPaths = {
  web: "M6 10h36v28H6zM6 18h36M16 18v20",
  app: "M14 4h20v40H14zM14 36h20M30 10h-6",
  ai: "M24 4v10M24 34v10M4 24h10M34 24h10M9.9 9.9l7 7M31.1 31.1l7 7M38.1 9.9l-7 7M16.9 31.1l-7 7M16 16h16v16H16z",
  plan: "M24 6 44 42H4zM24 6v36M24 30h10",
  brand: "M6 6h36v36H6zM6 30 30 6M18 42 42 18",
} as const;

export type IconName = keyof typeof iconPaths;
export type ServiceDrawingName = keyof typeof drawingPaths;

type SvgProps = Omit<ComponentProps<"svg">, "name" | "children">;

export function Icon({ name, className, ...props }: SvgProps & { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      className={classNames("icon", className)}
      {...props}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** The drawing beside a service's name. */
export function ServiceDrawing({ name, className, ...props }: SvgProps & { name: ServiceDrawingName }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="44"
      height="44"
      aria-hidden="true"
      className={classNames("icon mark", className)}
      {...props}
    >
      <path d={drawingPaths[name]} />
    </svg>
  );
}
