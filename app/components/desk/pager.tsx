import type { ReactNode } from "react";
import { Refreshing } from "./refreshing.tsx";
import { ViewLink } from "./view-link.tsx";

type PagerProps = {
  /** "Showing 12 of 27". */
  children: ReactNode;
  previous?: { label: string; to: string };
  next?: { label: string; to: string };
};

/** How much of a list is shown, and the way to the rest. */
export function Pager({ children, previous, next }: PagerProps) {
  return (
    <div className="count">
      <span className="num" role="status">
        {children}
      </span>
      <Refreshing />
      <span className="acts">
        {previous && (
          <ViewLink className="act" to={previous.to} rel="prev">
            {previous.label}
          </ViewLink>
        )}
        {next && (
          <ViewLink className="act" to={next.to} rel="next">
            {next.label}
          </ViewLink>
        )}
      </span>
    </div>
  );
}
