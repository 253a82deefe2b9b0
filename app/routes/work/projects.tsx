import { Empty } from "#app/components/ui/empty-state.tsx";
import { CardSkeleton } from "#app/components/ui/skeleton.tsx";
import { isNarrowCard } from "#app/sections/mosaic.ts";
import { ProjectCard, type ProjectCardWords } from "#app/sections/project-card.tsx";
import { FilterButton } from "./filter-link.tsx";
import type { Portfolio } from "./portfolio.server.ts";
import { BATCH_SIZE, MAX_CARDS_SHOWN, type View, withoutFilters } from "./view.ts";

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
          <FilterButton view={withoutFilters(view)} onClick={focusCount}>
            {empty.action}
          </FilterButton>
        }
      />
    );
  }
  const isLastBatch = found <= view.show + BATCH_SIZE;
  return (
    <>
      <ul className="mosaic">
        {cards.map((project, index) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              shape={isNarrowCard(index, cards.length) ? "narrow" : "wide"}
              isAboveFold={index === 0}
              words={card}
            />
          </li>
        ))}
      </ul>
      {found > cards.length && view.show < MAX_CARDS_SHOWN && (
        <div className="after">
          <FilterButton
            view={{ ...view, show: view.show + BATCH_SIZE }}
            onClick={isLastBatch ? focusCount : undefined}
            variant="line"
            icon={null}
          >
            {more}
          </FilterButton>
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
