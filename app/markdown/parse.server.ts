import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline, MarkdownTree } from "./tree.ts";

// Disabled, so that plain text stays as it was written: indented lines, entities and angle brackets are text.
const disabledSyntax = [
  ...["codeIndented", "htmlFlow", "htmlText", "characterReference"],
  ...["definition", "labelStartImage", "setextUnderline"],
];
const parserOptions = { extensions: [{ disable: { null: disabledSyntax } }] };

const LINKABLE_ADDRESS = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i;
/** Deeper nesting becomes plain text, so that recursion cannot exhaust the stack. */
const MAX_NESTING = 12;

/** Parses a stored text. Markup outside the safe subset stays as text. */
export function parseMarkdown(text: string | null): MarkdownTree {
  return toBlocks(fromMarkdown(text ?? "", parserOptions).children);
}

type MarkdownNode = ReturnType<typeof fromMarkdown>["children"][number];
type InlineNode = Extract<MarkdownNode, { type: "paragraph" }>["children"][number];

function toBlocks(nodes: readonly MarkdownNode[], depth = 0): Block[] {
  if (depth > MAX_NESTING) return nodes.map((node) => ({ kind: "paragraph", children: [plainTextOf(node)] }));
  return nodes.map((node): Block => {
    switch (node.type) {
      case "heading":
        return { kind: "heading", level: node.depth <= 2 ? 2 : 3, children: toInlines(node.children) };
      case "paragraph":
        return { kind: "paragraph", children: toInlines(node.children) };
      case "list":
        return {
          kind: "list",
          isOrdered: node.ordered ?? false,
          items: node.children.map(({ children }) => toBlocks(children, depth + 1)),
        };
      case "blockquote":
        return { kind: "quote", children: toBlocks(node.children, depth + 1) };
      case "code":
        return { kind: "code", text: node.value };
      case "thematicBreak":
        return { kind: "rule" };
      default:
        return { kind: "paragraph", children: [plainTextOf(node)] };
    }
  });
}

function toInlines(nodes: readonly InlineNode[], depth = 0): Inline[] {
  if (depth > MAX_NESTING) return nodes.map(plainTextOf);
  return nodes.flatMap((node): Inline | Inline[] => {
    switch (node.type) {
      case "strong":
      case "emphasis":
        return { kind: node.type, children: toInlines(node.children, depth + 1) };
      case "inlineCode":
        return { kind: "code", text: node.value };
      case "break":
        return { kind: "break" };
      case "link": {
        const children = toInlines(node.children, depth + 1);
        return LINKABLE_ADDRESS.test(node.url) ? { kind: "link", href: node.url, children } : children;
      }
      default:
        return plainTextOf(node);
    }
  });
}

/** A node's text without markup. A loop instead of recursion, since nesting may exceed the call stack. */
function plainTextOf(node: object): string {
  const words: string[] = [];
  const rest: object[] = [node];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if ("value" in next) words.push(String(next.value));
    if ("children" in next) rest.push(...(next.children as object[]).toReversed());
  }
  return words.join("");
}
