import type { ReactNode } from "react";
import { Deferred, type Failed } from "#app/components/site/deferred.tsx";
import { Empty, type EmptyWords } from "#app/components/ui/notice.tsx";
import { LoadingText } from "#app/components/ui/skeleton.tsx";

export type ListStates = { loading: string; empty: EmptyWords; failed: Failed };

type LabListProps<T> = {
  items: Promise<readonly T[]>;
  states: ListStates;
  children: (items: readonly T[]) => ReactNode;
};

/** A list from the store in its four states. */
export function LabList<T>({ items, states, children }: LabListProps<T>) {
  return (
    <Deferred
      resolve={items}
      fallback={<LoadingText className="lab-loading">{states.loading}</LoadingText>}
      failed={states.failed}
    >
      {(rows) => (rows.length > 0 ? children(rows) : <Empty {...states.empty} />)}
    </Deferred>
  );
}
