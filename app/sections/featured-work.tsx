import { ButtonLink } from "#app/components/ui/button.tsx";
import { DeferredList, type ListStates } from "#app/components/ui/deferred.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { CardSkeletons } from "#app/components/ui/skeleton.tsx";
import type { LinkData } from "#app/lib/link.ts";
import type { CardProject } from "./card-project.ts";
import { isNarrowCard } from "./mosaic.ts";
import { ProjectCard, type ProjectCardWords } from "./project-card.tsx";

type FeaturedWorkProps = {
  head: string;
  /** Should mention that a click turns a card over. */
  note: string;
  action: LinkData;
  skeletons: number;
  projects: Promise<CardProject[]>;
  words: ProjectCardWords;
  states: ListStates;
  /** `three` is one row, whose first card takes a line of its own on tablets; `mosaic` is several rows. */
  layout: "three" | "mosaic";
};

export function FeaturedWork({ head, note, action, skeletons, projects, states, ...cards }: FeaturedWorkProps) {
  return (
    <section className="section ground-2">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} quiet />
        <DeferredList
          items={projects}
          states={states}
          skeleton={
            <div className={cards.layout}>
              <CardSkeletons count={skeletons} />
            </div>
          }
        >
          {(shown) => <ProjectCards projects={shown} {...cards} />}
        </DeferredList>
        <div className="after">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}

type ProjectCardsProps = { projects: readonly CardProject[] } & Pick<FeaturedWorkProps, "words" | "layout">;

function ProjectCards({ projects, words, layout }: ProjectCardsProps) {
  return (
    <div className={layout}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          shape={isNarrowCard(index, projects.length) ? "narrow" : "wide"}
          isWideOnTablets={layout === "three" && index === 0}
          words={words}
        />
      ))}
    </div>
  );
}
