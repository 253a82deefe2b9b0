import type { ComponentProps, ReactNode } from "react";
import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";
import { classNames } from "#app/lib/class-names.ts";
import { privateArea } from "#app/lib/private-path.ts";
import { Icon } from "./icon.tsx";
import { linkKind } from "./link-kind.ts";
import { useIsOnline } from "./online.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** Pages of this site go through the router. Other sites open in a new tab, which the link announces to screen readers. */
export function Link({ to, children, ...props }: LinkProps) {
  switch (linkKind(to)) {
    case "page":
      return (
        <PageLink to={to} viewTransition={!privateArea(to)} {...props}>
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

/** A link to another state of the same page. It keeps the scroll position. */
export function SamePageLink(props: RouterLinkProps) {
  return <PageLink preventScrollReset {...props} />;
}

// Private pages are not cached, so prefetching them would only load them twice. Nor does it prefetch while offline: when a
// prefetched module fails to load, the router reloads the page, and typed text would be lost.
function PageLink(props: RouterLinkProps) {
  const isPrivate = typeof props.to === "string" && privateArea(props.to) !== null;
  return <RouterLink prefetch={useIsOnline() && !isPrivate ? "intent" : "none"} {...props} />;
}

type ArrowLinkProps = LinkProps & { children: ReactNode };

/** A link on a line of its own, with an arrow after it. */
export function MoreLink({ children, className, ...props }: ArrowLinkProps) {
  return (
    <Link className={classNames("more", className)} {...props}>
      <span>{children}</span>
      <Icon name={linkKind(props.to) === "external" ? "out" : "arrow"} />
    </Link>
  );
}

/** The link back, above a page's title. */
export function BackLink({ children, className, ...props }: ArrowLinkProps) {
  return (
    <Link className={classNames("more back", className)} {...props}>
      <Icon name="arrow" />
      <span>{children}</span>
    </Link>
  );
}
