import type { Meta } from "./meta.ts";

export const meta: Meta = {
  title: "Work: sites, apps, shops, campaigns and agents",
  description:
    "Projects from 2020 to 2024, filtered by type, industry and complexity. Each one had a finish line, and nearly all say what they changed.",
};

export const hero = {
  title: "Work",
  lead: "Sites, apps, shops, campaigns and agents. Each one had a finish line. Each one crossed it.",
} as const;

export type FacetKey = "type" | "industry" | "complexity";

export type Facet = { key: FacetKey; label: string; options: readonly string[] };

export const allOption = "All";

export const facets: readonly Facet[] = [
  { key: "type", label: "Type", options: ["Web Development", "Mobile Development", "Digital Marketing", "E-commerce"] },
  { key: "industry", label: "Industry", options: ["Technology", "Food & Beverage", "Financial Technology", "Fashion"] },
  { key: "complexity", label: "Complexity", options: ["Low", "Medium", "High"] },
];

/** The first option is the default. */
export const sortOptions = [
  { value: "year", label: "Year newest first" },
  { value: "title", label: "Title A-Z" },
] as const;

export const filterWords = {
  label: "Filter projects",
  sortLabel: "Sort",
  /** "Showing 6 of 14", or "Showing 15 of 2000, 500 found" above a list that is cut off. */
  showing: "Showing",
  of: "of",
  found: "found",
  remove: "Remove filter",
  clear: "Clear all",
  list: "Projects",
  /** The button under a list that is cut off. */
  more: "Show more",
  skeletons: 6,
} as const;

export const noProjectsFound = { title: "No projects found", action: "Show All Projects" } as const;

export const loadError = "The list could not be loaded. Your filters are kept.";
