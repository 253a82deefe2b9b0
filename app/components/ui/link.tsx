import type { ComponentProps, ReactNode } from "react";
import { addressKind } from "#app/lib/address.ts";
import { classNames } from "#app/lib/class-names.ts";
import { Icon } from "./icon.tsx";

export type AnchorProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** The one place that knows which addresses are ours. The router follows those (components/site/follow-links.tsx); others open
 *  a new tab and say so. */
export function Anchor({ to, children, ...props }: AnchorProps) {
  switch (addressKind(to)) {
    case "page":
      return (
        <a data-discover="" href={to} {...props}>
          {children}
        </a>
      );
    case "plain":
      return (
        <a href={to} {...props}>
          {children}
        </a>
      );
    case "external":
      return (
        <a href={to} target="_blank" rel="noopener noreferrer" {...props}>
          {children}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      );
  }
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link asks for its page here; with a key held it asks the browser for a tab, a window or the file. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

type StayLinkProps = AnchorProps & { replace?: boolean };

/** A link to another state of its page, which stays where it is; with `replace` it takes no step of the history. */
export function StayLink({ to, replace = false, children, ...props }: StayLinkProps) {
  return (
    <a data-discover="" data-stay={replace ? "replace" : ""} href={to} {...props}>
      {children}
    </a>
  );
}

type StandingLinkProps = AnchorProps & { children: ReactNode };

/** A link that stands alone after a text, with its arrow. */
export function MoreLink({ children, className, ...props }: StandingLinkProps) {
  return (
    <Anchor className={classNames("more", className)} {...props}>
      <span>{children}</span>
      <Icon name={addressKind(props.to) === "external" ? "out" : "arrow"} />
    </Anchor>
  );
}

/** The way back, above a page's title. */
export function BackLink({ children, className, ...props }: StandingLinkProps) {
  return (
    <Anchor className={classNames("more back", className)} {...props}>
      <Icon name="arrow" />
      <span>{children}</span>
    </Anchor>
  );
}
