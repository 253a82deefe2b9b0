import { type FacetKey, facets } from "#app/content/work.ts";
import { type CardProject, toCard } from "#app/sections/card-project.ts";
import type { Filters, View } from "./view.ts";

/** The cards that /work shows, and counts over all projects. */
export type Portfolio = {
  cards: CardProject[];
  /** How many projects match the filters, shown or not. */
  found: number;
  total: number;
  /** How many projects each option would show by itself, in the order of the options. */
  counts: Record<FacetKey, number[]>;
};

/** A project without a year sorts as if it were from this one. */
const YEAR_WHEN_MISSING = 2000;

export function portfolioOf(projects: readonly CardProject[], { filters, sort, show }: View): Portfolio {
  const found = projects
    .filter((project) => matchesFilters(project, filters))
    .sort(sort === "title" ? compareTitles : compareYears);
  const counts: Portfolio["counts"] = { type: [], industry: [], complexity: [] };
  for (const { key, options } of facets) {
    counts[key] = options.map((option) => projects.filter((project) => matchesAny(project[key], [option])).length);
  }
  return { cards: found.slice(0, show).map(toCard), found: found.length, total: projects.length, counts };
}

function matchesFilters(project: CardProject, filters: Filters): boolean {
  return facets.every(({ key }) => matchesAny(project[key], filters[key]));
}

/** Whether the text contains any of the values, ignoring case. */
function matchesAny(text: string | null, values: readonly string[]): boolean {
  if (values.length === 0) return true;
  const lower = text?.toLowerCase();
  return lower !== undefined && values.some((value) => lower.includes(value.toLowerCase()));
}

const titleCollator = new Intl.Collator("en", { numeric: true });

function compareTitles(a: CardProject, b: CardProject): number {
  return titleCollator.compare(a.title, b.title);
}

function compareYears(a: CardProject, b: CardProject): number {
  return (b.year ?? YEAR_WHEN_MISSING) - (a.year ?? YEAR_WHEN_MISSING);
}
