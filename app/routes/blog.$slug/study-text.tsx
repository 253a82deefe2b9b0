import { Fragment } from "react";
import { ArticleSection } from "#app/sections/article-section.tsx";
import { StudyFigure, type StudyFigureProps } from "./study-figure.tsx";

type StudyTextProps = {
  excerpt: string | null;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** Shown in the margin beside the first section. */
  note: { figure: string; text: string };
  /** Shown after the second section. */
  figure: StudyFigureProps;
};

export function StudyText({ excerpt, sections, note, figure }: StudyTextProps) {
  return (
    <div className="wrap grid article-text">
      {excerpt && <p className="opening">{excerpt}</p>}
      {sections.map((section, index) => (
        <Fragment key={section.title}>
          <ArticleSection {...section} />
          {index === 0 && <MarginNote {...note} />}
          {index === 1 && <StudyFigure {...figure} />}
        </Fragment>
      ))}
    </div>
  );
}

function MarginNote({ figure, text }: StudyTextProps["note"]) {
  return (
    <aside className="margin-note">
      <span className="figure">{figure}</span>
      {text}
    </aside>
  );
}
