import { useDeferredValue, useRef } from "react";
import { useNavigationType } from "react-router";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { Empty } from "#app/components/ui/notice.tsx";
import { CardSkeleton } from "#app/components/ui/skeleton.tsx";
import { isNarrow } from "#app/lib/mosaic.ts";
import { BATCH, everything, MOST_SHOWN, type View } from "#app/lib/project-view.ts";
import { ProjectCard, type ProjectCardWords } from "#app/sections/project-card.tsx";
import { useHeldList } from "./held-list.ts";
import { useLateCards } from "./late-cards.ts";
import { cardsOf, foundIn, type Portfolio } from "./portfolio.ts";
import { ViewButton } from "./view-link.tsx";

/** A row that stays as it is when the others come. */
const IN_SIGHT = 3;

type ProjectsProps = {
  portfolio: Portfolio;
  view: View;
  card: ProjectCardWords;
  more: string;
  empty: { title: string; action: string };
  /** Called when the page has but a part of the projects. */
  onPart: () => void;
  keepFocus: () => void;
};

export function Projects({ portfolio, view, card, more, empty, onPart, keepFocus }: ProjectsProps) {
  useHeldList(portfolio, onPart);
  const isFirstPage = !useIsHydrated();
  const isOpened = useNavigationType() === "PUSH";
  // Where a page takes another's place, the cards out of sight come right after it.
  const hasAll = useDeferredValue(true, isFirstPage || !isOpened);
  const cards = cardsOf(portfolio, view);
  const shown = cards.slice(0, hasAll || cards.length === IN_SIGHT + 1 ? undefined : IN_SIGHT);
  const list = useRef<HTMLUListElement>(null);
  useLateCards(list, shown.map(({ id }) => id).join());
  if (cards.length === 0) {
    return (
      <Empty
        title={empty.title}
        action={
          <ViewButton view={{ ...everything, sort: view.sort }} onClick={keepFocus}>
            {empty.action}
          </ViewButton>
        }
      />
    );
  }
  const found = foundIn(portfolio, view);
  const isLastBatch = found <= view.show + BATCH;
  return (
    <>
      <ul className="mosaic" ref={list}>
        {shown.map((project, index) => (
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
