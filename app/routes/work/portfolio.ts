import { type CardProject, toCard } from "#app/lib/project-card.ts";
import { countProjects, type Filters, matchesAny, selectProjects, type View } from "#app/lib/project-view.ts";

/** What the page has of all projects: each of them as a card, or of very many only those of the view. */
export type Portfolio = {
  cards: CardProject[];
  isWhole: boolean;
  /** How many projects the view has, where the browser cannot count them. */
  found: number;
  total: number;
  /** How many projects each option would show by itself, by facet, in the order of its options. */
  counts: Record<keyof Filters, number[]>;
};

type Facets = readonly { key: keyof Filters; options: readonly string[] }[];

/** The most that come with the page: about 25 kB compressed. */
export const LONGEST_IN_PAGE = 200;
/** The most that follow once the page is there, so that filters answer at once. Past them the server filters. */
export const LONGEST_IN_BROWSER = 4000;

export function portfolioOf(projects: CardProject[], facets: Facets, view: View, longest: number): Portfolio {
  const isWhole = projects.length <= longest;
  const counts: Portfolio["counts"] = { type: [], industry: [], complexity: [] };
  for (const { key, options } of facets) {
    counts[key] = options.map((option) => projects.filter((project) => matchesAny(project[key], [option])).length);
  }
  return {
    cards: (isWhole ? projects : selectProjects(projects, view).slice(0, view.show)).map(toCard),
    isWhole,
    found: countProjects(projects, view),
    total: projects.length,
    counts,
  };
}

export function foundIn({ cards, isWhole, found }: Portfolio, view: View): number {
  return isWhole ? countProjects(cards, view) : found;
}

export function cardsOf({ cards, isWhole }: Portfolio, view: View): CardProject[] {
  return isWhole ? selectProjects(cards, view).slice(0, view.show) : cards;
}
