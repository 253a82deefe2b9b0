import { TypeChip } from "#app/components/ui/badge.tsx";
import type { Study } from "#app/data/lab-studies.server.ts";
import { longDate } from "#app/lib/long-date.ts";

type StudyBylineProps = {
  study: Pick<Study, "category" | "publishedAt" | "readTime">;
  author: string;
  defaults: { published: string; readTime: string };
};

export function StudyByline({ study: { category, publishedAt, readTime }, author, defaults }: StudyBylineProps) {
  return (
    <>
      {category && <TypeChip>{category}</TypeChip>}
      <b>{author}</b>
      {publishedAt ? <time dateTime={publishedAt}>{longDate(publishedAt)}</time> : <span>{defaults.published}</span>}
      <span className="mute">{readTime ?? defaults.readTime}</span>
    </>
  );
}
