import type { RefObject } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { FacetKey } from "#app/content/work.ts";
import { type PaintTable, paintColour, paintFor } from "#app/lib/paint.ts";
import { FilterLink } from "./filter-link.tsx";
import type { Portfolio } from "./portfolio.server.ts";
import { type SortValue, toggleValue, type View, withoutFilters } from "./view.ts";

type ResultsBarProps = {
  count: RefObject<HTMLParagraphElement | null>;
  focusCount: () => void;
  view: View;
  facets: readonly { key: FacetKey }[];
  sortOptions: readonly { value: SortValue; label: string }[];
  words: { sortLabel: string; showing: string; of: string; found: string; remove: string; clear: string };
  paints: PaintTable;
  portfolio?: Portfolio;
};

/** The number of projects shown, the active filters and the sort order. */
export function ResultsBar({
  count,
  focusCount,
  view,
  facets,
  sortOptions,
  words,
  paints,
  portfolio,
}: ResultsBarProps) {
  const chips = facets.flatMap(({ key }) => view.filters[key].map((value) => ({ key, value })));
  return (
    <div className="filter-bar">
      <p className="shown" ref={count} tabIndex={-1} aria-live="polite" aria-atomic="true">
        {portfolio && <ShownCount portfolio={portfolio} words={words} />}
      </p>
      {chips.map(({ key, value }) => (
        <FilterLink
          key={`${key} ${value}`}
          view={toggleValue(view, key, value)}
          onClick={focusCount}
          className="filter-chip"
          style={
            key === "type" ? { "--c": paintColour(paintFor(paints, value)), "--on": "var(--on-paint)" } : undefined
          }
        >
          <span className="sr-only">{words.remove} </span>
          {value}
          <Icon name="close" />
        </FilterLink>
      ))}
      {chips.length > 0 && (
        <FilterLink view={withoutFilters(view)} onClick={focusCount} className="clear">
          {words.clear}
        </FilterLink>
      )}
      <fieldset className="sort">
        <legend className="sr-only">{words.sortLabel}</legend>
        {sortOptions.map(({ value, label }) => (
          <FilterLink key={value} view={{ ...view, sort: value }} aria-current={view.sort === value || undefined}>
            {label}
          </FilterLink>
        ))}
      </fieldset>
    </div>
  );
}

type ShownCountProps = { portfolio: Portfolio; words: ResultsBarProps["words"] };

function ShownCount({ portfolio: { cards, found, total }, words }: ShownCountProps) {
  const shown = cards.length;
  return (
    <>
      {words.showing} <span data-filter-count={shown}>{shown}</span> {words.of} {total}
      {found > shown && found < total && `, ${found} ${words.found}`}
    </>
  );
}
