import { Deferred, type Failed } from "#app/components/site/deferred.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Empty } from "#app/components/ui/notice.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { CardSkeletons } from "#app/components/ui/skeleton.tsx";
import type { Head } from "#app/lib/line.ts";
import type { CardProject } from "#app/lib/project-card.ts";
import { ProjectCard, type ProjectCardWords } from "#app/sections/project-card.tsx";

type FeaturedWorkProps = {
  head: Head;
  /** Says that a click turns a card over. */
  note: string;
  action: { label: string; to: string };
  skeletons: number;
  projects: Promise<CardProject[]>;
  words: ProjectCardWords;
  empty: string;
  failed: Failed;
};

export function FeaturedWork({ head, note, action, skeletons, projects, words, empty, failed }: FeaturedWorkProps) {
  return (
    <section className="section ground-2">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} quiet />
        <Deferred
          resolve={projects}
          fallback={
            <div className="mosaic">
              <CardSkeletons count={skeletons} />
            </div>
          }
          failed={failed}
        >
          {(cards) => (cards.length > 0 ? <Cards projects={cards} words={words} /> : <Empty text={empty} />)}
        </Deferred>
        <div className="after">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}

function Cards({ projects, words }: { projects: CardProject[]; words: ProjectCardWords }) {
  return (
    <div className="mosaic">
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} shape={isNarrow(index) ? "narrow" : "wide"} words={words} />
      ))}
    </div>
  );
}

// The third and the fourth of six stand on three columns.
function isNarrow(index: number): boolean {
  return index % 6 === 2 || index % 6 === 3;
}
