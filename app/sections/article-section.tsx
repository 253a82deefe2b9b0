import type { ReactNode } from "react";
import { Paragraphs } from "./article-paragraphs.tsx";

type ArticleSectionProps = { title: string; paragraphs?: readonly string[]; children?: ReactNode };

/** A named part of an article, under a rule. */
export function ArticleSection({ title, paragraphs = [], children }: ArticleSectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      <Paragraphs texts={paragraphs} />
      {children}
    </section>
  );
}
