import type { Contribution } from "#app/data/contributions.server.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";

export type ContributionDetail = ReturnType<typeof toContributionDetail>;

export function toContributionDetail({ content, ...contribution }: Contribution) {
  return { ...contribution, content: parseMarkdown(content) };
}
