import { summarise } from "#app/text/summary.ts";

type LinkItem = { name: string; path: string; note: string | null };
type LinkSection = { title: string; items: readonly LinkItem[] };

const MAX_ITEMS = 100;

/** A site map for AI assistants, in the format of llmstxt.org. */
export function llms(
  head: { name: string; summary: string; facts: readonly string[] },
  parts: readonly LinkSection[],
  origin: string,
) {
  const sections = parts.filter(({ items }) => items.length > 0).map((part) => section(part, origin));
  return `${[`# ${plain(head.name)}`, `> ${plain(head.summary)}`, head.facts.map(plain).join("\n"), ...sections].join("\n\n")}\n`;
}

function section({ title, items }: LinkSection, origin: string): string {
  const lines = items.slice(0, MAX_ITEMS).map(({ name, path, note }) => {
    const link = `- [${label(name)}](${origin}${path})`;
    return note ? `${link}: ${plain(summarise(note))}` : link;
  });
  return [`## ${plain(title)}`, "", ...lines].join("\n");
}

function label(text: string): string {
  return plain(text).replace(/[[\]\\]/g, "\\$&");
}

// On one line, so that no text can start a section. Joiners of letters and emoji stay.
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?:[\s\p{Cc}]|(?!\p{Join_Control})\p{Cf})+/gu, " ")
    .trim();
}
