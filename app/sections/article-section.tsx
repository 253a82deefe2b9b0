import type { ReactNode } from "react";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { Paragraphs } from "./article-paragraphs.tsx";

type ArticleSectionProps = { title: string; paragraphs?: readonly string[]; children?: ReactNode };

/** A titled part of an article, under a rule. */
export function ArticleSection({ title, paragraphs = [], children }: ArticleSectionProps) {
  return (
    <Reveal as="section">
      <h2>{title}</h2>
      <Paragraphs texts={paragraphs} />
      {children}
    </Reveal>
  );
}
