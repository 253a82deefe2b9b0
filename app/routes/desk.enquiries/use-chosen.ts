import { useState } from "react";

type Choosable = { id: string; version: number };

/** The chosen rows: those on the page as they are now, and those of other pages as they were seen there. */
export function useChosen(rows: readonly Choosable[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choosable>>(new Map());
  const shown = new Set(rows.map(({ id }) => id));
  return {
    chosen,
    elsewhere: [...chosen.values()].filter(({ id }) => !shown.has(id)),
    choose: (some: readonly Choosable[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const { id, version } of some) isChosen ? next.set(id, { id, version }) : next.delete(id);
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}
