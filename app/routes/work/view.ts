import { redirect } from "react-router";
import { pageLinks } from "#app/content/page-links.ts";
import { type FacetKey, facets, sortOptions } from "#app/content/work.ts";

export type SortValue = (typeof sortOptions)[number]["value"];

/** The chosen values of each facet, in the order of its options; none means all. */
export type Filters = Readonly<Record<FacetKey, readonly string[]>>;

/** The state of /work, as encoded in its address. `show` is the number of cards. */
export type View = { filters: Filters; sort: SortValue; show: number };

/** How many cards are shown at first and added at a time. A multiple of 3, to fill whole rows of the mosaic. */
export const BATCH_SIZE = 15;
/** More cards would make the page several megabytes. */
export const MAX_CARDS_SHOWN = 40 * BATCH_SIZE;

export const defaultView: View = {
  filters: { type: [], industry: [], complexity: [] },
  sort: sortOptions[0].value,
  show: BATCH_SIZE,
};

/** The query parameters of a view, in canonical order. */
export const viewParams: readonly string[] = [...facets.map(({ key }) => key), "sort", "show"];

/** Reads the view of a request. Redirects to the canonical address when it is spelled differently. */
export function requireView(request: Request): View {
  const search = new URL(request.url).searchParams;
  const view = readView(search);
  // Other parameters are ignored, such as those that the router adds to its data requests.
  const asked = new URLSearchParams([...search].filter(([name]) => viewParams.includes(name)));
  if (workPathWith(asked) !== viewPath(view)) throw redirect(viewPath(view), 301);
  return view;
}

/** Reads a view from a query string. Unknown values are ignored. */
export function readView(search: URLSearchParams): View {
  const filters = { ...defaultView.filters };
  for (const { key, options } of facets) {
    const asked = search.getAll(key);
    filters[key] = options.filter((option) => asked.includes(option));
  }
  const show = Number.parseInt(search.get("show") ?? "", 10);
  return {
    filters,
    sort: sortOptions.find(({ value }) => value === search.get("sort"))?.value ?? defaultView.sort,
    show: show > BATCH_SIZE ? Math.ceil(Math.min(show, MAX_CARDS_SHOWN) / BATCH_SIZE) * BATCH_SIZE : BATCH_SIZE,
  };
}

/** The address of a view. Defaults are left out. */
export function viewPath({ filters, sort, show }: View): string {
  const search = new URLSearchParams();
  for (const { key } of facets) for (const value of filters[key]) search.append(key, value);
  if (sort !== defaultView.sort) search.set("sort", sort);
  if (show !== defaultView.show) search.set("show", String(show));
  return workPathWith(search);
}

function workPathWith(search: URLSearchParams): string {
  return search.size > 0 ? `${pageLinks.work.to}?${search}` : pageLinks.work.to;
}

/** Adds a value to a facet, or removes it. A facet without values shows all projects. */
export function toggleValue(view: View, key: FacetKey, value: string): View {
  const chosen = view.filters[key];
  const options = facets.find((facet) => facet.key === key)?.options ?? [];
  const values = options.filter((option) => chosen.includes(option) !== (option === value));
  return withValues(view, key, values);
}

/** Sets the values of a facet, and goes back to the first batch of cards. */
export function withValues(view: View, key: FacetKey, values: readonly string[]): View {
  return { ...view, filters: { ...view.filters, [key]: values }, show: BATCH_SIZE };
}

/** The view of all projects, in the chosen order. */
export function withoutFilters({ sort }: View): View {
  return { ...defaultView, sort };
}
