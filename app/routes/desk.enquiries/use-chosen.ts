import { useCallback, useState } from "react";

type Choosable = { id: string; version: number };

/** The chosen rows: those on the page as they are now, and those of other pages as they were seen there. */
export function useChosen(rows: readonly Choosable[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choosable>>(new Map());
  const shown = new Set(rows.map(({ id }) => id));
  const choose = useCallback((some: readonly Choosable[], isChosen: boolean) => {
    setChosen((before) => {
      const next = new Map(before);
      for (const { id, version } of some) {
        if (isChosen) next.set(id, { id, version });
        else next.delete(id);
      }
      return next;
    });
  }, []);
  return {
    chosen,
    choose,
    elsewhere: [...chosen.values()].filter(({ id }) => !shown.has(id)),
    clear: () => setChosen(new Map()),
  };
}
