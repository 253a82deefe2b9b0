import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";

const deskIconPaths = {
  find: "M4 4h11v11H4zM15 15l5.5 5.5",
  plus: "M12 4v16M4 12h16",
  up: "M12 20V5M5.5 11 12 4.5 18.5 11",
  down: "M12 4v15M5.5 13 12 19.5 18.5 13",
  key: "M2.5 7.5h9v9h-9zM11.5 12h10M16.5 12v5M21.5 12v5",
  grip: "M8 5v.1M8 12v.1M8 19v.1M16 5v.1M16 12v.1M16 19v.1",
  check: "M4.5 12.5 10 18 20 6.5",
} as const;

export type DeskIconName = keyof typeof deskIconPaths;

type DeskIconProps = Omit<ComponentProps<"svg">, "name" | "children"> & { name: DeskIconName };

/** Icons that only the desk uses; icons that the site uses too are in components/ui/icon.tsx. */
export function DeskIcon({ name, className, ...props }: DeskIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      className={classNames("icon", className)}
      {...props}
    >
      <path d={deskIconPaths[name]} />
    </svg>
  );
}
