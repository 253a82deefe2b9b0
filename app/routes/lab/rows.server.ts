import type { Contribution } from "#app/data/contributions.server.ts";
import type { Experiment } from "#app/data/experiments.server.ts";
import type { Study } from "#app/data/lab-studies.server.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";
import { markdownText } from "#app/markdown/tree.ts";
import { splitOpening } from "#app/text/paragraphs.ts";

export type ExperimentRow = ReturnType<typeof toExperimentRow>;
export type StudyRow = ReturnType<typeof toStudyRow>;
export type ContributionRow = ReturnType<typeof toContributionRow>;

// These functions keep only the fields that the lists show, so that nothing else is sent to the browser.

export function toExperimentRow({ slug, title, category, status, description, image }: Experiment) {
  const words = markdownText(parseMarkdown(description));
  return { slug, title, category, status, opening: words && splitOpening(words).opening, image };
}

export function toStudyRow({ slug, title, category, readTime }: Study) {
  return { slug, title, category, readTime };
}

export function toContributionRow({ slug, title, description, stats: { downloads } }: Contribution) {
  return { slug, title, description, downloads };
}
