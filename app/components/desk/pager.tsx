import type { ReactNode } from "react";
import { SamePageLink } from "#app/components/ui/link.tsx";
import { RefreshingNote } from "./refreshing-note.tsx";
import { useRequestedNavigation } from "./use-requested-navigation.ts";

type PagerProps = {
  /** "Showing 12 of 27". */
  children: ReactNode;
  previous?: PagerLink;
  next?: PagerLink;
};

/** `showing` is the linked page's text for the count. It appears at the click, before the rows arrive. */
type PagerLink = { label: string; to: string; showing?: string };

/** How many rows of a list are shown, with links to the previous and next page. */
export function Pager({ children, previous, next }: PagerProps) {
  const { asked, ask } = useRequestedNavigation<PagerLink>();
  return (
    <div className="count" aria-busy={asked !== null}>
      <span className="num" role="status">
        {asked?.showing ?? children}
      </span>
      <RefreshingNote />
      <span className="acts">
        {previous && (
          <SamePageLink className="act" to={previous.to} rel="prev" onClick={(event) => ask(event, previous)}>
            {previous.label}
          </SamePageLink>
        )}
        {next && (
          <SamePageLink className="act" to={next.to} rel="next" onClick={(event) => ask(event, next)}>
            {next.label}
          </SamePageLink>
        )}
      </span>
    </div>
  );
}
