import { MissingPicture } from "#app/components/ui/picture.tsx";
import { CardSkeleton, LoadingText } from "#app/components/ui/skeleton.tsx";
import { studies } from "#app/content/lab.ts";
import { projectCardWords } from "#app/content/project.ts";
import { ProjectCard } from "#app/sections/project-card.tsx";
import * as sample from "./sample.ts";
import { Specimen } from "./specimen.tsx";

export function CardSpecimens() {
  return (
    <>
      <Specimen title="Skeletons and loading text">
        <div className="pair">
          <CardSkeleton />
          <CardSkeleton />
        </div>
        <LoadingText>{studies.states.loading}</LoadingText>
      </Specimen>
      <Specimen title="Card: picture, no picture; a click turns it over">
        <div className="pair">
          {sample.sampleProjects.map((project) => (
            <ProjectCard key={project.id} project={project} words={projectCardWords} />
          ))}
        </div>
        <div className="pair after">
          <MissingPicture title="Relay, onboarding by numbers" />
          <MissingPicture title="Go" />
          <MissingPicture title="Accessibility-first design" />
          <MissingPicture title="Мера длины" />
        </div>
      </Specimen>
    </>
  );
}
