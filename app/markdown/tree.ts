/** A parsed text. HTML and pictures in it stay text. Links lead only to web addresses, mail addresses and pages of the site. */
export type MarkdownTree = readonly Block[];

export type Block =
  | { kind: "paragraph"; children: readonly Inline[] }
  | { kind: "heading"; level: 2 | 3; children: readonly Inline[] }
  | { kind: "list"; isOrdered: boolean; items: readonly MarkdownTree[] }
  | { kind: "quote"; children: MarkdownTree }
  | { kind: "code"; text: string }
  | { kind: "rule" };

export type Inline =
  | string
  | { kind: "strong" | "emphasis"; children: readonly Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; children: readonly Inline[] }
  | { kind: "break" };

/** The text without its markup, for lists and descriptions. */
export function markdownText(tree: MarkdownTree): string {
  return tree.map(blockText).filter(Boolean).join("\n\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return inlineText(block.children);
    case "list":
      return block.items.map(markdownText).join("\n");
    case "quote":
      return markdownText(block.children);
    case "code":
      return block.text;
    case "rule":
      return "";
  }
}

function inlineText(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (typeof inline === "string") return inline;
      if (inline.kind === "break") return "\n";
      return inline.kind === "code" ? inline.text : inlineText(inline.children);
    })
    .join("");
}
