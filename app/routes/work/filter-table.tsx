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
  /** For the counts beside the options, once loaded. */
  portfolio?: Portfolio;
};

/** One row per facet; on phones, rows that expand and show the choice. */
export function FilterTable({ facets, ...props }: FilterTableProps) {
  return (
    <>
      <div className="filter-table">
        {facets.map((facet) => (
          <fieldset key={facet.key}>
            <legend>{facet.label}</legend>
            <Options facet={facet} {...props} />
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
            <Options facet={facet} {...props} />
          </details>
        ))}
      </div>
    </>
  );
}

type OptionsProps = Omit<FilterTableProps, "facets"> & { facet: Facet };

function Options({ facet: { key, options }, view, all, paints, portfolio }: OptionsProps) {
  const chosen = view.filters[key];
  return (
    <ul className="options">
      <Option label={all} count={portfolio?.total} isChosen={chosen.length === 0} view={withValues(view, key, [])} />
      {options.map((option, index) => (
        <Option
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

type OptionProps = { label: string; count?: number; isChosen: boolean; view: View; colour?: string };

function Option({ label, count, isChosen, view, colour }: OptionProps) {
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
