import type { Contribution } from "#app/data/contributions.server.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";

export type ContributionDetail = ReturnType<typeof toDetail>;

/** A contribution as its page shows it. */
export function toDetail({ content, ...contribution }: Contribution) {
  return { ...contribution, content: parseMarkdown(content) };
}
