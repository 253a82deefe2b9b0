import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link, type LinkProps, SamePageLink } from "./link.tsx";
import { linkKind } from "./link-kind.ts";

const variantClasses = { solid: "", line: "lined" } as const;
const sizeClasses = { md: "", sm: "sm" } as const;

type ButtonLook = {
  variant?: keyof typeof variantClasses;
  size?: keyof typeof sizeClasses;
  wide?: boolean;
  /** The icon in the block: a name of icon.tsx or an element. `null` leaves out the block. */
  icon?: IconName | ReactElement | null;
  /** The colour of the block; `sheet` is for the back of a card. */
  fill?: Paint | "sheet";
};

type ButtonProps = ComponentProps<"button"> & ButtonLook & { pending?: boolean };

/** While `pending`, the button is disabled and shows a progress bar. The caller changes the label to, say, "Sending...". */
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

/** `samePage` marks a link to another state of the same page, which keeps the scroll position. */
type ButtonLinkProps = LinkProps & ButtonLook & { samePage?: boolean };

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

function lookClasses({ variant = "solid", size = "md", wide, icon }: ButtonLook, className?: string): string {
  return classNames(
    "btn",
    variantClasses[variant],
    sizeClasses[size],
    wide && "wide",
    icon === null && "bare",
    className,
  );
}

function fillStyle(fill: ButtonLook["fill"]) {
  return fill && { "--fill": fill === "sheet" ? "var(--sheet)" : paintColour(fill) };
}

function ButtonFace({
  icon,
  hidden,
  children,
}: {
  icon: NonNullable<ButtonLook["icon"]> | null;
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
