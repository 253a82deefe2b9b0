import { TypeChip } from "#app/components/ui/badge.tsx";
import type { Study } from "#app/data/lab-studies.server.ts";

type StudyBylineProps = {
  study: Pick<Study, "category" | "publishedAt" | "published" | "readTime">;
  author: string;
  defaults: { published: string; readTime: string };
};

export function StudyByline({ study, author, defaults }: StudyBylineProps) {
  const { category, publishedAt, published, readTime } = study;
  return (
    <>
      {category && <TypeChip>{category}</TypeChip>}
      <b>{author}</b>
      {publishedAt ? <time dateTime={publishedAt}>{published}</time> : <span>{defaults.published}</span>}
      <span className="mute">{readTime ?? defaults.readTime}</span>
    </>
  );
}
