import { TypeChip } from "#app/components/ui/badge.tsx";
import { BackLink } from "#app/components/ui/link.tsx";
import { RecordPicture } from "#app/components/ui/picture.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { coverName } from "#app/sections/cover-name.ts";
import type { ProjectDetail } from "./detail.server.ts";

type ProjectIntroProps = {
  project: Pick<ProjectDetail, "id" | "title" | "type" | "year" | "description" | "image">;
  back: LinkData;
  defaults: { year: string; description: string };
};

const LONG_TITLE_LENGTH = 60;

/** A project's title, type, year and description, and its cover from edge to edge. */
export function ProjectIntro({ project, back, defaults }: ProjectIntroProps) {
  const { id, title, type, year, description, image } = project;
  return (
    <header>
      <div className="wrap project-intro">
        <BackLink to={back.to}>{back.label}</BackLink>
        <h1 className={title.length > LONG_TITLE_LENGTH ? "long" : undefined}>{title}</h1>
        <p className="kind">
          {type && <TypeChip>{type}</TypeChip>}
          <span className="small">{year ?? defaults.year}</span>
        </p>
        <p className="lead">{description ?? defaults.description}</p>
      </div>
      <div className="project-cover" style={{ viewTransitionName: coverName(id) }}>
        <RecordPicture picture={image} title={title} isAboveFold sizes="100vw" />
      </div>
    </header>
  );
}
