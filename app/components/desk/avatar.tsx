import { classNames } from "#app/lib/class-names.ts";
import { initialsOf } from "./initials.ts";

type AvatarProps = {
  /** Null while nobody is assigned. */
  name: string | null;
  /** The text for a null name, read out and shown on hover: "Nobody yet". */
  nobody?: string;
  /** True where the name is written beside the avatar: screen readers then skip the avatar. */
  decorative?: boolean;
  className?: string;
};

/** A person's initials on a grey square. */
export function Avatar({ name, nobody = "", decorative, className }: AvatarProps) {
  const words = name ?? nobody;
  return (
    <span className={classNames("me", name === null && "none", className)} title={words}>
      {name && <span aria-hidden="true">{initialsOf(name)}</span>}
      {!decorative && <span className="sr-only">{words}</span>}
    </span>
  );
}
