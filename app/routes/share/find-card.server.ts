import { kinds } from "#app/content/kinds.ts";
import {
  caseStudyPages,
  clientPages,
  type FixedPage,
  fallbackPage,
  mainPages,
  servicePages,
} from "#app/content/pages.ts";
import { categoryPaints, projectPaints } from "#app/content/paint.ts";
import { projectDefaults } from "#app/content/project.ts";
import { site } from "#app/content/site.ts";
import { getContribution } from "#app/data/contributions.server.ts";
import { getExperiment } from "#app/data/experiments.server.ts";
import { getStudy } from "#app/data/lab-studies.server.ts";
import { getProject } from "#app/data/projects.server.ts";
import { shareImagePath } from "#app/lib/page-path.ts";
import { type Paint, paintFor } from "#app/lib/paint.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";
import { markdownText } from "#app/markdown/tree.ts";
import { summarise } from "#app/text/summary.ts";
import { fitLines } from "#app/typesetting/fit-line.ts";
import { titleFit, wordmarkFit } from "#app/typesetting/title-fit.ts";
import type { ShareCard } from "./card.ts";
import { drawableText } from "./drawable.server.ts";

const agencyName = fallbackPage.title.toUpperCase();
const agencyNameLines = fitLines(agencyName, wordmarkFit(agencyName));
/** The card for a page whose own image cannot be drawn. */
export const fallbackCard: ShareCard = {
  lines: agencyNameLines,
  note: fallbackPage.note,
  paint: fallbackPage.paint,
  kind: site.city,
};

const fixedCards: ReadonlyMap<string, ShareCard> = new Map([
  ...mainPages.map((page) => fixedCardEntry(withCapitalTitle(page), site.city)),
  ...servicePages.map((page) => fixedCardEntry(withCapitalTitle(page), kinds.service.name)),
  ...clientPages.map((page) => fixedCardEntry(page, kinds.client.name)),
  ...caseStudyPages.map(({ path, name, paint, note }) => {
    return [shareImagePath(path), recordCard(kinds.caseStudy.name, paint, name, note)] as const;
  }),
]);

/** The card for a path below /share, or null when there is no such page. */
export async function findCard(address: string): Promise<ShareCard | null> {
  const fixed = fixedCards.get(`/share/${address}`);
  if (fixed) return fixed;
  const [, kind = "", id = ""] = /^([a-z-]+)\/(.+)\.png$/s.exec(address) ?? [];
  return Object.hasOwn(cardReaders, kind) ? ((await cardReaders[kind]?.(id)) ?? null) : null;
}

const cardReaders: Record<string, (id: string) => Promise<ShareCard | null>> = {
  async project(id) {
    const project = await getProject(id);
    if (!project) return null;
    const { type, title, description, client, year } = project;
    const kind = [type ?? kinds.project.name, client ?? projectDefaults.client, year].filter(Boolean).join(", ");
    return recordCard(kind, paintFor(projectPaints, type), title, description);
  },
  async blog(slug) {
    const study = await getStudy(slug);
    return study && labCard(kinds.study.name, study, study.excerpt);
  },
  async experiment(slug) {
    const experiment = await getExperiment(slug);
    return (
      experiment && labCard(kinds.experiment.name, experiment, markdownText(parseMarkdown(experiment.description)))
    );
  },
  async contributions(slug) {
    const contribution = await getContribution(slug);
    return contribution && recordCard(kinds.contribution.name, "green", contribution.title, contribution.description);
  },
};

function labCard(name: string, { category, title }: { category: string | null; title: string }, note: string | null) {
  const kind = [name, category].filter(Boolean).join(", ");
  return recordCard(kind, paintFor(categoryPaints, category), title, note);
}

function recordCard(kind: string, paint: Paint, title: string, note: string | null): ShareCard {
  const drawableTitle = drawableText(title);
  const rest = { paint, kind: drawableText(kind) ?? "", note: summarise(drawableText(note) ?? "", 120) };
  return drawableTitle ? { ...rest, title: drawableTitle } : { ...rest, lines: agencyNameLines };
}

function withCapitalTitle(page: FixedPage): FixedPage {
  return { ...page, title: page.title.toUpperCase() };
}

function fixedCardEntry({ path, title, paint, note }: FixedPage, kind: string): readonly [string, ShareCard] {
  return [shareImagePath(path), { lines: fitLines(title, titleFit(path)), paint, kind, note }];
}
