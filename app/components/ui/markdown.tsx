import { Fragment, type ReactNode } from "react";
import type { Block, Inline, MarkdownTree } from "#app/markdown/tree.ts";
import { Link } from "./link.tsx";

type MarkdownProps = {
  tree: MarkdownTree;
  /** The level at which the text's highest headings appear on the page. */
  headingLevel?: 2 | 3;
  /** The class of each paragraph. */
  className?: string;
};

/** Renders a parsed Markdown text. */
export function Markdown({ tree, headingLevel = 3, className }: MarkdownProps) {
  return tree.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat and never change places
    <Fragment key={index}>{blockElement(block, headingLevel, className)}</Fragment>
  ));
}

function blockElement(block: Block, headingLevel: 2 | 3, className?: string): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className={className}>
          <Inlines>{block.children}</Inlines>
        </p>
      );
    case "heading":
      return <MarkdownHeading depth={block.level + headingLevel - 2}>{block.children}</MarkdownHeading>;
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List className="listed">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>{listItem(item, headingLevel)}</li>
          ))}
        </List>
      );
    }
    case "quote":
      return (
        <blockquote className="quoted">
          <Markdown tree={block.children} headingLevel={headingLevel} />
        </blockquote>
      );
    case "code":
      return (
        <pre className="listing">
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr />;
  }
}

function MarkdownHeading({ depth, children }: { depth: number; children: readonly Inline[] }) {
  const words = <Inlines>{children}</Inlines>;
  if (depth === 2) return <h2>{words}</h2>;
  const Subheading = depth === 3 ? "h3" : "h4";
  return <Subheading className="subheading">{words}</Subheading>;
}

/** An item with a single paragraph is rendered without a `p` element. */
function listItem(item: MarkdownTree, headingLevel: 2 | 3): ReactNode {
  const [first] = item;
  if (item.length === 1 && first?.kind === "paragraph") return <Inlines>{first.children}</Inlines>;
  return <Markdown tree={item} headingLevel={headingLevel} />;
}

export function Inlines({ children }: { children: readonly Inline[] }) {
  return children.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>{inlineElement(inline)}</Fragment>
  ));
}

function inlineElement(inline: Inline): ReactNode {
  if (typeof inline === "string") return inline;
  switch (inline.kind) {
    case "strong":
      return (
        <strong>
          <Inlines>{inline.children}</Inlines>
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines>{inline.children}</Inlines>
        </em>
      );
    case "code":
      return <code>{inline.text}</code>;
    case "link":
      return (
        <Link to={inline.href}>
          <Inlines>{inline.children}</Inlines>
        </Link>
      );
    case "break":
      return <br />;
  }
}
