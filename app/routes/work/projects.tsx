import { Empty } from "#app/components/ui/notice.tsx";
import { CardSkeleton } from "#app/components/ui/skeleton.tsx";
import { isNarrow } from "#app/sections/mosaic.ts";
import { ProjectCard, type ProjectCardWords } from "#app/sections/project-card.tsx";
import type { Portfolio } from "./portfolio.server.ts";
import { BATCH, MAX_SHOWN, type View, withoutFilters } from "./view.ts";
import { ViewButton } from "./view-link.tsx";

type ProjectsProps = {
  portfolio: Portfolio;
  view: View;
  card: ProjectCardWords;
  more: string;
  empty: { title: string; action: string };
  focusCount: () => void;
};

export function Projects({ portfolio: { cards, found }, view, card, more, empty, focusCount }: ProjectsProps) {
  if (cards.length === 0) {
    return (
      <Empty
        title={empty.title}
        action={
          <ViewButton view={withoutFilters(view)} onClick={focusCount}>
            {empty.action}
          </ViewButton>
        }
      />
    );
  }
  const isLastBatch = found <= view.show + BATCH;
  return (
    <>
      <ul className="mosaic">
        {cards.map((project, index) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              shape={isNarrow(index, cards.length) ? "narrow" : "wide"}
              isFirst={index === 0}
              words={card}
            />
          </li>
        ))}
      </ul>
      {found > cards.length && view.show < MAX_SHOWN && (
        <div className="after">
          <ViewButton
            view={{ ...view, show: view.show + BATCH }}
            onClick={isLastBatch ? focusCount : undefined}
            variant="line"
            icon={null}
          >
            {more}
          </ViewButton>
        </div>
      )}
    </>
  );
}

export function ProjectsSkeleton({ count }: { count: number }) {
  return (
    <div className="mosaic">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are alike
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
