import type { Experiment } from "#app/data/experiments.server.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";
import { markdownText } from "#app/markdown/tree.ts";

export type ExperimentDetail = ReturnType<typeof toExperimentDetail>;

/** Adds `text`, the formatted description for the page. `description` becomes plain text, for search engines. */
export function toExperimentDetail({ description, ...experiment }: Experiment) {
  const text = parseMarkdown(description);
  return { ...experiment, description: markdownText(text) || null, text };
}
