import type { ComponentProps } from "react";
import { Link, type LinkProps } from "#app/components/ui/link.tsx";
import { classNames } from "#app/lib/class-names.ts";

type Look = {
  /** What it does cannot be undone. */
  bad?: boolean;
};

/** A word with a rule under it: everything beside the one slab of a screen. */
export function WordButton({ bad, className, ...props }: ComponentProps<"button"> & Look) {
  return <button type="button" {...props} className={classNames("act", bad && "bad", className)} />;
}

export function WordLink({ bad, className, ...props }: LinkProps & Look) {
  return <Link {...props} className={classNames("act", bad && "bad", className)} />;
}
