import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link, type LinkProps, SamePageLink } from "./link.tsx";
import { linkKind } from "./link-kind.ts";

const variants = { solid: "", line: "lined" } as const;
const sizes = { md: "", sm: "sm" } as const;

type Look = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  wide?: boolean;
  /** The icon in the block, by name or one of another set; `null` leaves out the block. */
  icon?: IconName | ReactElement | null;
  /** The paint of the block; `sheet` on the back of a card. */
  fill?: Paint | "sheet";
};

type ButtonProps = ComponentProps<"button"> & Look & { pending?: boolean };

/** While `pending` it is disabled and a progress bar runs under its label. The caller changes the label ("Sending..."). */
export function Button({ variant, size, wide, icon = "arrow", fill, pending, disabled, ...props }: ButtonProps) {
  const { children, className, style, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={pending || disabled}
      className={lookClasses({ variant, size, wide, icon }, className)}
      style={{ ...fillStyle(fill), ...style }}
    >
      <ButtonFace icon={icon} hidden={pending}>
        {children}
      </ButtonFace>
    </button>
  );
}

/** `samePage` for a link to another state of the same page. */
type ButtonLinkProps = LinkProps & Look & { samePage?: boolean };

export function ButtonLink({ variant, size, wide, icon, fill, samePage, ...props }: ButtonLinkProps) {
  const { children, className, style, ...rest } = props;
  const Target = samePage ? SamePageLink : Link;
  const shown = icon === undefined ? (linkKind(rest.to) === "external" ? "out" : "arrow") : icon;
  return (
    <Target
      {...rest}
      className={lookClasses({ variant, size, wide, icon: shown }, className)}
      style={{ ...fillStyle(fill), ...style }}
    >
      <ButtonFace icon={shown}>{children}</ButtonFace>
    </Target>
  );
}

function lookClasses({ variant = "solid", size = "md", wide, icon }: Look, className?: string): string {
  return classNames("btn", variants[variant], sizes[size], wide && "wide", icon === null && "bare", className);
}

function fillStyle(fill: Look["fill"]) {
  return fill && { "--fill": fill === "sheet" ? "var(--sheet)" : paintColour(fill) };
}

function ButtonFace({
  icon,
  hidden,
  children,
}: {
  icon: NonNullable<Look["icon"]> | null;
  hidden?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <span>{children}</span>
      {icon && <i>{!hidden && (typeof icon === "string" ? <Icon name={icon} /> : icon)}</i>}
    </>
  );
}
