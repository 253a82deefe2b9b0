import * as v from "valibot";
import { instant, key, list, rowParser, text } from "./columns.server.ts";
import { readRow, readRows } from "./read.server.ts";

export type Contribution = v.InferOutput<typeof contributionRow>;

export function listContributions() {
  return readRows("contributions", "contributions", parse, (query) => query.order("created_at", { ascending: false }));
}

export function getContribution(slug: string) {
  return readRow("contribution", "contributions", parse, "slug", slug);
}

/** Anything that is not entirely a number counts as 0: `2.5k` is not 2. */
const count = v.optional(
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
const noStats = { downloads: 0, stars: 0, forks: 0 };

const contributionRow = v.pipe(
  v.object({
    id: key,
    slug: key,
    title: text,
    description: text,
    content: text,
    installation_command: text,
    features: list,
    stats: v.optional(v.fallback(v.object({ downloads: count, stars: count, forks: count }), noStats), noStats),
    github_url: text,
    docs_url: text,
    created_at: instant,
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

const parse = rowParser(contributionRow);
