import type { Facet } from "#app/content/work.ts";
import { classNames } from "#app/lib/class-names.ts";
import { type PaintTable, paintColour, paintFor } from "#app/lib/paint.ts";
import { FilterLink } from "./filter-link.tsx";
import type { Portfolio } from "./portfolio.server.ts";
import { toggleValue, type View, withValues } from "./view.ts";

type FilterTableProps = {
  view: View;
  facets: readonly Facet[];
  all: string;
  paints: PaintTable;
  /** Holds the counts beside the options, once they have loaded. */
  portfolio?: Portfolio;
};

/** One row of options per facet; on phones, rows that show the choice and expand. */
export function FilterTable({ facets, ...props }: FilterTableProps) {
  return (
    <>
      <div className="filter-table">
        {facets.map((facet) => (
          <fieldset key={facet.key}>
            <legend>{facet.label}</legend>
            <FacetOptions facet={facet} {...props} />
          </fieldset>
        ))}
      </div>
      <div className="filter-rows">
        {facets.map((facet) => (
          <details key={facet.key}>
            <summary>
              <b>{facet.label}</b>
              <span>{props.view.filters[facet.key].join(", ") || props.all}</span>
              <i className="arrow" aria-hidden="true" />
            </summary>
            <FacetOptions facet={facet} {...props} />
          </details>
        ))}
      </div>
    </>
  );
}

type FacetOptionsProps = Omit<FilterTableProps, "facets"> & { facet: Facet };

function FacetOptions({ facet: { key, options }, view, all, paints, portfolio }: FacetOptionsProps) {
  const chosen = view.filters[key];
  return (
    <ul className="options">
      <FacetOption
        label={all}
        count={portfolio?.total}
        isChosen={chosen.length === 0}
        view={withValues(view, key, [])}
      />
      {options.map((option, index) => (
        <FacetOption
          key={option}
          label={option}
          count={portfolio?.counts[key][index]}
          isChosen={chosen.includes(option)}
          view={toggleValue(view, key, option)}
          colour={key === "type" ? paintColour(paintFor(paints, option)) : undefined}
        />
      ))}
    </ul>
  );
}

type FacetOptionProps = { label: string; count?: number; isChosen: boolean; view: View; colour?: string };

function FacetOption({ label, count, isChosen, view, colour }: FacetOptionProps) {
  return (
    <li>
      <FilterLink className="option" view={view} aria-current={isChosen || undefined} style={{ "--c": colour }}>
        <i className={classNames("box", colour && "painted")} />
        <span className="text" data-text={`${label} ${count ?? ""}`}>
          <span className="label">{label}</span>
          <span className="count" aria-hidden="true">
            {count}
          </span>
        </span>
      </FilterLink>
    </li>
  );
}
