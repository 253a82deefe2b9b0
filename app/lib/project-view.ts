export type FacetKey = "type" | "industry" | "complexity";
export type SortValue = "year" | "title";

/** The chosen values of each facet; none means all. */
export type Filters = Readonly<Record<FacetKey, readonly string[]>>;

/** What /work shows, and what its address says. `show` is how many cards of a long list. */
export type View = { filters: Filters; sort: SortValue; show: number };

export const BATCH = 15;
/** A page of more would be megabytes, and each number of them a page of its own in memory. */
export const MOST_SHOWN = 40 * BATCH;
/** A project without a year sorts as if it were from this one. */
const YEAR_WHEN_MISSING = 2000;

export const everything: View = { filters: { type: [], industry: [], complexity: [] }, sort: "year", show: BATCH };

type Facets = readonly { key: FacetKey; options: readonly string[] }[];

/** Reads a view from an address. What is not an option is ignored. */
export function readView(search: URLSearchParams, facets: Facets): View {
  const filters = { ...everything.filters };
  for (const { key, options } of facets) {
    const asked = search.getAll(key);
    filters[key] = options.filter((option) => asked.includes(option));
  }
  const show = Number.parseInt(search.get("show") ?? "", 10);
  return {
    filters,
    sort: search.get("sort") === "title" ? "title" : "year",
    show: show > BATCH ? Math.ceil(Math.min(show, MOST_SHOWN) / BATCH) * BATCH : BATCH,
  };
}

/** The address of a view, from `?` on; what is as usual is left out. */
export function writeView({ filters, sort, show }: View): string {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(filters)) for (const value of values) search.append(key, value);
  if (sort !== everything.sort) search.set("sort", sort);
  if (show > BATCH) search.set("show", String(show));
  return search.size > 0 ? `?${search}` : "";
}

/** Adds a value to a facet, or takes it away again. The last one taken away leaves all. */
export function toggleValue(view: View, key: FacetKey, value: string): View {
  const chosen = view.filters[key];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return withFacet(view, key, values);
}

export function withFacet(view: View, key: FacetKey, values: readonly string[]): View {
  return { ...view, filters: { ...view.filters, [key]: values }, show: BATCH };
}

type Filterable = { title: string; year: number | null } & Readonly<Record<FacetKey, string | null>>;

/** The projects of a view, in its order. */
export function selectProjects<T extends Filterable>(projects: readonly T[], { filters, sort }: View): T[] {
  const order = sort === "title" ? byTitle : byYear;
  return projects.filter((project) => matches(project, filters)).sort(order);
}

export function countProjects(projects: readonly Filterable[], { filters }: View): number {
  return projects.filter((project) => matches(project, filters)).length;
}

function matches(project: Filterable, filters: Filters): boolean {
  return (
    matchesAny(project.type, filters.type) &&
    matchesAny(project.industry, filters.industry) &&
    matchesAny(project.complexity, filters.complexity)
  );
}

/** Any value will do, anywhere in the text, in capitals or not. */
export function matchesAny(text: string | null, values: readonly string[]): boolean {
  if (values.length === 0) return true;
  const lower = text?.toLowerCase();
  return lower !== undefined && values.some((value) => lower.includes(value.toLowerCase()));
}

let alphabet: Intl.Collator | undefined;

function byTitle(a: Filterable, b: Filterable): number {
  alphabet ??= new Intl.Collator("en", { numeric: true });
  return alphabet.compare(a.title, b.title);
}

function byYear(a: Filterable, b: Filterable): number {
  return (b.year ?? YEAR_WHEN_MISSING) - (a.year ?? YEAR_WHEN_MISSING);
}
