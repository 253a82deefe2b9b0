import { classNames } from "#app/lib/class-names.ts";
import { initialsOf } from "./initials.ts";

type AvatarProps = {
  /** Null: nobody yet. */
  name: string | null;
  /** Read out and shown on hover for nobody: "Nobody yet". */
  nobody?: string;
  /** The name stands beside it already. */
  decorative?: boolean;
  className?: string;
};

/** Initials on a grey square. */
export function Avatar({ name, nobody = "", decorative, className }: AvatarProps) {
  const words = name ?? nobody;
  return (
    <span className={classNames("me", name === null && "none", className)} title={words}>
      {name && <span aria-hidden="true">{initialsOf(name)}</span>}
      {!decorative && <span className="sr-only">{words}</span>}
    </span>
  );
}
