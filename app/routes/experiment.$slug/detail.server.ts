import type { Experiment } from "#app/data/experiments.server.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";
import { markdownText } from "#app/markdown/tree.ts";

export type ExperimentDetail = ReturnType<typeof toDetail>;

/** An experiment as its page shows it: the description as written, and its words alone for search engines. */
export function toDetail({ description, ...experiment }: Experiment) {
  const text = parseMarkdown(description);
  return { ...experiment, description: markdownText(text) || null, text };
}
