import type { Letter, LetterDetail, LetterPart } from "./letter.ts";

const LINE_WIDTH = 66;

/** A letter as plain text, in lines of at most `LINE_WIDTH` characters. A longer word has a line of its own. */
export function letterText({ title, lead, parts, reason }: Letter): string {
  const head = [...wrapLines(title.toUpperCase()), ...wrapLines(lead ?? "")].join("\n").trimEnd();
  // Mail clients fold away or grey out the text after "-- ".
  const footer = ["-- ", ...wrapLines(reason)].join("\n");
  return `${[head, ...parts.map(partText), footer].join("\n\n")}\n`;
}

function partText(part: LetterPart): string {
  if (part.kind === "quote") return [`${part.label}:`, ...wrapLines(part.text, "> ")].join("\n");
  if (part.kind === "details") return detailLines(part.details).join("\n");
  if (part.kind === "button") return `${part.label}:\n${part.href}`;
  return wrapLines(part.text).join("\n");
}

function detailLines(facts: readonly LetterDetail[]): string[] {
  const column = Math.max(...facts.map(({ label }) => label.length)) + 2;
  return facts.flatMap(({ label, value }) =>
    wrapLines(value, " ".repeat(column)).map((line, index) =>
      index === 0 ? label.padEnd(column) + line.slice(column) : line,
    ),
  );
}

function wrapLines(text: string, indent = ""): string[] {
  return text
    .split("\n")
    .flatMap((line) => foldLine(line, LINE_WIDTH - indent.length).map((part) => (indent + part).trimEnd()));
}

function foldLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const before = rest.lastIndexOf(" ", width);
    const space = before > 0 ? before : rest.indexOf(" ", width);
    if (space < 0) break;
    lines.push(rest.slice(0, space));
    rest = rest.slice(space + 1);
  }
  return [...lines, rest];
}
