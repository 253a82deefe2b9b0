import type { ComponentProps } from "react";
import { Link, type LinkProps } from "#app/components/ui/link.tsx";
import { classNames } from "#app/lib/class-names.ts";

type WordLook = {
  /** True for an action that cannot be undone. */
  bad?: boolean;
};

/** An underlined word as a button, for every action but the main one of a screen. */
export function WordButton({ bad, className, ...props }: ComponentProps<"button"> & WordLook) {
  return <button type="button" {...props} className={classNames("act", bad && "bad", className)} />;
}

export function WordLink({ bad, className, ...props }: LinkProps & WordLook) {
  return <Link {...props} className={classNames("act", bad && "bad", className)} />;
}
