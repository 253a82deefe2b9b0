import * as v from "valibot";
import { isoInstant, keyText, rowParser, textList, trimmedText } from "./columns.server.ts";
import { readRow, readRows } from "./read.server.ts";

export type Contribution = v.InferOutput<typeof contributionRow>;

export function listContributions() {
  return readRows("contributions", "contributions", parseContribution, (query) =>
    query.order("created_at", { ascending: false }),
  );
}

export function getContribution(slug: string) {
  return readRow("contribution", "contributions", parseContribution, "slug", slug);
}

/** A text that is not entirely a number, such as `2.5k`, counts as 0. */
const statCount = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((value) => Math.trunc(Number(String(value).replaceAll(",", "")))),
      v.finite(),
    ),
    0,
  ),
  0,
);
const zeroStats = { downloads: 0, stars: 0, forks: 0 };

const contributionRow = v.pipe(
  v.object({
    id: keyText,
    slug: keyText,
    title: trimmedText,
    description: trimmedText,
    content: trimmedText,
    installation_command: trimmedText,
    features: textList,
    stats: v.optional(
      v.fallback(v.object({ downloads: statCount, stars: statCount, forks: statCount }), zeroStats),
      zeroStats,
    ),
    github_url: trimmedText,
    docs_url: trimmedText,
    created_at: isoInstant,
  }),
  v.transform(({ title, installation_command, github_url, docs_url, created_at, ...row }) => ({
    ...row,
    title: title ?? "Untitled",
    installationCommand: installation_command,
    githubUrl: github_url,
    docsUrl: docs_url,
    createdAt: created_at,
  })),
);

const parseContribution = rowParser(contributionRow);
