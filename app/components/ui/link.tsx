import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#app/lib/class-names.ts";
import { addressKind } from "./address.ts";
import { Icon } from "./icon.tsx";
import { useIsOnline } from "./online.ts";

export type AnchorProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to anywhere: our own pages go through the router, other sites open a new tab and say so. */
export function Anchor({ to, children, ...props }: AnchorProps) {
  switch (addressKind(to)) {
    case "page":
      return (
        <PageLink to={to} viewTransition {...props}>
          {children}
        </PageLink>
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

/** A link to another state of its own page, which stays where it is. */
export function StayLink(props: LinkProps) {
  return <PageLink preventScrollReset {...props} />;
}

// Where a prefetched module does not come, the router reloads the page, and offline that loses what was typed.
function PageLink(props: LinkProps) {
  return <Link prefetch={useIsOnline() ? "intent" : "none"} {...props} />;
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
