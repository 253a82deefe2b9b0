import { Empty } from "#app/components/ui/notice.tsx";
import { CardSkeleton } from "#app/components/ui/skeleton.tsx";
import { isNarrow } from "#app/sections/mosaic.ts";
import { ProjectCard, type ProjectCardWords } from "#app/sections/project-card.tsx";
import type { Portfolio } from "./portfolio.server.ts";
import { BATCH, MOST_SHOWN, type View, withoutFilters } from "./view.ts";
import { ViewButton } from "./view-link.tsx";

type ProjectsProps = {
  portfolio: Portfolio;
  view: View;
  card: ProjectCardWords;
  more: string;
  empty: { title: string; action: string };
  keepFocus: () => void;
};

export function Projects({ portfolio: { cards, found }, view, card, more, empty, keepFocus }: ProjectsProps) {
  if (cards.length === 0) {
    return (
      <Empty
        title={empty.title}
        action={
          <ViewButton view={withoutFilters(view)} onClick={keepFocus}>
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
      {found > cards.length && view.show < MOST_SHOWN && (
        <div className="after">
          <ViewButton
            view={{ ...view, show: view.show + BATCH }}
            onClick={isLastBatch ? keepFocus : undefined}
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
