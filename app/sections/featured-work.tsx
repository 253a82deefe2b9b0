import { ButtonLink } from "#app/components/ui/button.tsx";
import { DeferredList, type ListStates } from "#app/components/ui/deferred.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { CardSkeletons } from "#app/components/ui/skeleton.tsx";
import type { LinkData } from "#app/lib/link.ts";
import type { CardProject } from "./card-project.ts";
import { isNarrow } from "./mosaic.ts";
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
  /** One row, whose first card takes a line of its own on a tablet; or rows. */
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
          {(shown) => <Cards projects={shown} {...cards} />}
        </DeferredList>
        <div className="after">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}

type CardsProps = { projects: readonly CardProject[] } & Pick<FeaturedWorkProps, "words" | "layout">;

function Cards({ projects, words, layout }: CardsProps) {
  return (
    <div className={layout}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          shape={isNarrow(index, projects.length) ? "narrow" : "wide"}
          isWideOnTablets={layout === "three" && index === 0}
          words={words}
        />
      ))}
    </div>
  );
}
