import { TypeChip } from "#app/components/ui/badge.tsx";
import { DeferredList, type ListStates } from "#app/components/ui/deferred.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { RecordPicture } from "#app/components/ui/picture.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import type { Study } from "#app/data/lab-studies.server.ts";
import { recordPath } from "#app/lib/page-path.ts";
import { type PaintTable, paintFor } from "#app/lib/paint.ts";

type StudyTeaser = Pick<Study, "slug" | "title" | "category" | "excerpt" | "readTime" | "image">;

type LabStudiesProps = {
  head: string;
  note: string;
  studies: Promise<StudyTeaser[]>;
  paints: PaintTable;
  /** The read time that is shown for a study without one. */
  readTime: string;
  states: ListStates;
};

export function LabStudies({ head, note, studies, states, ...teaser }: LabStudiesProps) {
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} />
        <DeferredList items={studies} states={states}>
          {(shown) => (
            <div className="teasers">
              {shown.map((study) => (
                <Teaser key={study.slug} study={study} {...teaser} />
              ))}
            </div>
          )}
        </DeferredList>
      </Reveal>
    </section>
  );
}

type TeaserProps = { study: StudyTeaser } & Pick<LabStudiesProps, "paints" | "readTime">;

function Teaser({ study, paints, readTime }: TeaserProps) {
  const { slug, title, category, excerpt, image } = study;
  return (
    <Link to={recordPath("blog", slug)}>
      <div className="cover">
        <RecordPicture picture={image} title={title} alt="" sizes="(width < 48rem) calc(100vw - 40px), 58vw" />
      </div>
      <h3>{title}</h3>
      {excerpt && <p className="mute">{excerpt}</p>}
      <div className="meta">
        {category && <TypeChip paint={paintFor(paints, category)}>{category}</TypeChip>}
        <span className="mute">{study.readTime ?? readTime}</span>
      </div>
    </Link>
  );
}
