import type { Fact, Letter, Part } from "./letter.ts";

const WIDTH = 66;

/** A letter as plain text, in lines of 66 characters. Nothing is cut: a longer word has a line of its own. */
export function letterText({ title, lead, parts, reason }: Letter): string {
  const head = [...wrap(title.toUpperCase()), ...wrap(lead ?? "")].join("\n").trimEnd();
  // Clients fold away or grey out what follows two hyphens and a space.
  const footer = ["-- ", ...wrap(reason)].join("\n");
  return `${[head, ...parts.map(partText), footer].join("\n\n")}\n`;
}

function partText(part: Part): string {
  if (part.kind === "quote") return [`${part.label}:`, ...wrap(part.text, "> ")].join("\n");
  if (part.kind === "facts") return factLines(part.facts).join("\n");
  if (part.kind === "button") return `${part.label}:\n${part.href}`;
  return wrap(part.text).join("\n");
}

function factLines(facts: readonly Fact[]): string[] {
  const column = Math.max(...facts.map(({ label }) => label.length)) + 2;
  return facts.flatMap(({ label, value }) =>
    wrap(value, " ".repeat(column)).map((line, index) =>
      index === 0 ? label.padEnd(column) + line.slice(column) : line,
    ),
  );
}

function wrap(text: string, indent = ""): string[] {
  return text.split("\n").flatMap((line) => fold(line, WIDTH - indent.length).map((part) => (indent + part).trimEnd()));
}

function fold(line: string, width: number): string[] {
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
