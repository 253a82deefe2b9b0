import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps, useLinkClickHandler } from "react-router";
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
      return to.startsWith("#") ? (
        <StepLink to={to} {...props}>
          {children}
        </StepLink>
      ) : (
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

/** A step inside the page. The router takes it too: only then does the way back find the place that was left. */
function StepLink({ to, ...props }: AnchorProps) {
  const take = useLinkClickHandler<HTMLAnchorElement>(to);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    take(event);
    if (event.defaultPrevented) continueAt(to.slice(1));
  };
  return <a href={to} onClick={onClick} {...props} />;
}

/** The Tab key goes on from there, as after a step that the browser takes. */
function continueAt(id: string) {
  const place = document.getElementById(id);
  if (!place || place.hasAttribute("tabindex")) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.blur();
  place.removeAttribute("tabindex");
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
