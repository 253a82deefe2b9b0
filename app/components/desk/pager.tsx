import type { ReactNode } from "react";
import { SamePageLink } from "#app/components/ui/link.tsx";
import { Refreshing } from "./refreshing.tsx";
import { useAsked } from "./use-asked.ts";

type PagerProps = {
  /** "Showing 12 of 27". */
  children: ReactNode;
  previous?: Way;
  next?: Way;
};

/** `showing` is the count's text on that page. It appears at the press of the link, before the rows arrive. */
type Way = { label: string; to: string; showing?: string };

/** How much of a list is shown, and the way to the rest. */
export function Pager({ children, previous, next }: PagerProps) {
  const { asked, ask } = useAsked<Way>();
  return (
    <div className="count" aria-busy={asked !== null}>
      <span className="num" role="status">
        {asked?.showing ?? children}
      </span>
      <Refreshing />
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
