import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { addressKind } from "./address.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Anchor, type AnchorProps, StayLink } from "./link.tsx";

const variants = { solid: "", line: "lined" } as const;
const sizes = { md: "", sm: "sm" } as const;

type Look = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  wide?: boolean;
  /** The icon in the block; `null` for a button without a block. */
  icon?: IconName | null;
  /** The paint of the block. On a card's back it is `sheet`. */
  fill?: Paint | "sheet";
};

type ButtonProps = ComponentProps<"button"> & Look & { pending?: boolean };

/** While `pending` it is disabled and a bar runs under its label, which the caller words ("Sending..."). */
export function Button({ variant, size, wide, icon = "arrow", fill, pending, disabled, ...props }: ButtonProps) {
  const { children, className, style, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={pending || disabled}
      className={look({ variant, size, wide, icon }, className)}
      style={{ ...filled(fill), ...style }}
    >
      <ButtonFace icon={icon} hidden={pending}>
        {children}
      </ButtonFace>
    </button>
  );
}

/** `stays` when it leads to another state of its own page. */
type ButtonLinkProps = AnchorProps & Look & { stays?: boolean };

export function ButtonLink({ variant, size, wide, icon, fill, stays, ...props }: ButtonLinkProps) {
  const { children, className, style, ...rest } = props;
  const Target = stays ? StayLink : Anchor;
  const shown = icon === undefined ? (addressKind(rest.to) === "external" ? "out" : "arrow") : icon;
  return (
    <Target
      {...rest}
      className={look({ variant, size, wide, icon: shown }, className)}
      style={{ ...filled(fill), ...style }}
    >
      <ButtonFace icon={shown}>{children}</ButtonFace>
    </Target>
  );
}

function look({ variant = "solid", size = "md", wide, icon }: Look, className?: string): string {
  return classNames("btn", variants[variant], sizes[size], wide && "wide", icon === null && "bare", className);
}

function filled(fill: Look["fill"]) {
  return fill && { "--fill": fill === "sheet" ? "var(--sheet)" : paintColour(fill) };
}

function ButtonFace({ icon, hidden, children }: { icon: IconName | null; hidden?: boolean; children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      {icon && <i>{!hidden && <Icon name={icon} />}</i>}
    </>
  );
}
