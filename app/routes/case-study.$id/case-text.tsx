import { ArticleSection } from "#app/sections/article-section.tsx";

type CaseTextProps = { sections: readonly { title: string; paragraphs: readonly string[] }[] };

export function CaseText({ sections }: CaseTextProps) {
  return (
    <div className="wrap grid article-text">
      {sections.map((section) => (
        <ArticleSection key={section.title} {...section} />
      ))}
    </div>
  );
}
