import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline, MarkdownTree } from "./tree.ts";

// Off, so that plain text stays as it was written: indented lines, entities and angle brackets are text.
const literal = [
  ...["codeIndented", "htmlFlow", "htmlText", "characterReference"],
  ...["definition", "labelStartImage", "setextUnderline"],
];
const options = { extensions: [{ disable: { null: literal } }] };

const LINKABLE = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i;
/** Deeper nesting becomes plain text, so that recursion cannot exhaust the stack. */
const MAX_DEPTH = 12;

/** Reads a text of the store. Whatever is outside the safe subset stays as text. */
export function parseMarkdown(text: string | null): MarkdownTree {
  return toBlocks(fromMarkdown(text ?? "", options).children);
}

type Node = ReturnType<typeof fromMarkdown>["children"][number];
type Phrase = Extract<Node, { type: "paragraph" }>["children"][number];

function toBlocks(nodes: readonly Node[], depth = 0): Block[] {
  if (depth > MAX_DEPTH) return nodes.map((node) => ({ kind: "paragraph", children: [wordsOf(node)] }));
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
        return { kind: "paragraph", children: [wordsOf(node)] };
    }
  });
}

function toInlines(nodes: readonly Phrase[], depth = 0): Inline[] {
  if (depth > MAX_DEPTH) return nodes.map(wordsOf);
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
        return LINKABLE.test(node.url) ? { kind: "link", href: node.url, children } : children;
      }
      default:
        return wordsOf(node);
    }
  });
}

/** A loop, since a text may be nested deeper than calls can be. */
function wordsOf(node: object): string {
  const words: string[] = [];
  const rest: object[] = [node];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if ("value" in next) words.push(String(next.value));
    if ("children" in next) rest.push(...(next.children as object[]).toReversed());
  }
  return words.join("");
}
