import { summarise } from "#app/text/summary.ts";

type LinkItem = { name: string; path: string; note: string | null };
type LinkSection = { title: string; items: readonly LinkItem[] };

const MAX_ITEMS = 100;

/** Writes a site map for AI assistants, in the format of llmstxt.org. */
export function llmsText(
  head: { name: string; summary: string; facts: readonly string[] },
  parts: readonly LinkSection[],
  origin: string,
) {
  const sections = parts.filter(({ items }) => items.length > 0).map((part) => sectionText(part, origin));
  return `${[`# ${oneLineText(head.name)}`, `> ${oneLineText(head.summary)}`, head.facts.map(oneLineText).join("\n"), ...sections].join("\n\n")}\n`;
}

function sectionText({ title, items }: LinkSection, origin: string): string {
  const lines = items.slice(0, MAX_ITEMS).map(({ name, path, note }) => {
    const link = `- [${linkLabel(name)}](${origin}${path})`;
    return note ? `${link}: ${oneLineText(summarise(note))}` : link;
  });
  return [`## ${oneLineText(title)}`, "", ...lines].join("\n");
}

function linkLabel(text: string): string {
  return oneLineText(text).replace(/[[\]\\]/g, "\\$&");
}

// Puts a text on one line, so that it cannot start a section. Joiners of letters and emoji stay.
function oneLineText(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?:[\s\p{Cc}]|(?!\p{Join_Control})\p{Cf})+/gu, " ")
    .trim();
}
