import { Markdown } from "#app/components/ui/markdown.tsx";
import type { MarkdownTree } from "#app/markdown/tree.ts";

/** A study's own text, in the column in which other studies show the fixed sections. */
export function StudyBody({ excerpt, body }: { excerpt: string | null; body: MarkdownTree }) {
  return (
    <div className="wrap grid article-text">
      {excerpt && <p className="opening">{excerpt}</p>}
      {splitSections(body).map(({ key, tree }) => (
        <section key={key}>
          <Markdown tree={tree} headingLevel={2} />
        </section>
      ))}
    </div>
  );
}

/** Splits the text into sections at each heading of level 2, so that every section stands under a rule, as in other articles. */
function splitSections(body: MarkdownTree): { key: number; tree: MarkdownTree }[] {
  const starts = body.flatMap((block, at) => (at === 0 || (block.kind === "heading" && block.level === 2) ? [at] : []));
  return starts.map((start, index) => ({ key: start, tree: body.slice(start, starts[index + 1]) }));
}
