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
  note: string;
  action: { label: string; to: string };
  skeletons: number;
  projects: Promise<CardProject[]>;
  card: ProjectCardWords;
  empty: string;
  failed: Failed;
};

export function FeaturedWork({ head, note, action, skeletons, projects, card, empty, failed }: FeaturedWorkProps) {
  return (
    <section className="section ground-2">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} quiet />
        <Deferred
          resolve={projects}
          fallback={
            <div className="r543">
              <CardSkeletons count={skeletons} />
            </div>
          }
          failed={failed}
        >
          {(projects) =>
            projects.length > 0 ? (
              <div className="r543">
                {projects.map((project, index) => (
                  <ProjectCard
                    key={project.id}
                    project={project}
                    shape={index === 2 ? "narrow" : "wide"}
                    words={card}
                  />
                ))}
              </div>
            ) : (
              <Empty text={empty} />
            )
          }
        </Deferred>
        <div className="after">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}
