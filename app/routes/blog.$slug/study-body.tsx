import { Markdown } from "#app/components/ui/markdown.tsx";
import type { MarkdownTree } from "#app/markdown/tree.ts";

/** A study's own text, in the column of the fixed sections. */
export function StudyBody({ excerpt, body }: { excerpt: string | null; body: MarkdownTree }) {
  return (
    <div className="wrap grid article-text">
      {excerpt && <p className="opening">{excerpt}</p>}
      {sectionsOf(body).map(({ key, tree }) => (
        <section key={key}>
          <Markdown tree={tree} headingLevel={2} />
        </section>
      ))}
    </div>
  );
}

/** A heading of the first level begins a section, under a rule like those of other articles. */
function sectionsOf(body: MarkdownTree): { key: number; tree: MarkdownTree }[] {
  const starts = body.flatMap((block, at) => (at === 0 || (block.kind === "heading" && block.level === 2) ? [at] : []));
  return starts.map((start, index) => ({ key: start, tree: body.slice(start, starts[index + 1]) }));
}
