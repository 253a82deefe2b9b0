import { useCallback, useEffect, useState } from "react";
import { useOwnKey } from "#app/components/desk/own-drafts.ts";

type Choosable = { id: string; version: number };
type Chosen = ReadonlyMap<string, Choosable>;

/** What was kept is read after hydration, since the server does not know it. */
const NOT_READ: Chosen = new Map();

/**
 * The chosen rows: those on the page as they are now, and those of other pages as they were seen there. Kept in this tab, so
 * that they outlive a screen that fails to load. Another view is another choice.
 */
export function useChosen(rows: readonly Choosable[], view: string) {
  const key = useOwnKey("chosen");
  const [chosen, setChosen] = useState(NOT_READ);
  useEffect(() => {
    if (chosen !== NOT_READ) return keep(key, view, chosen);
    const kept = readKept(key, view);
    if (kept.size > 0) setChosen(kept);
  }, [key, view, chosen]);
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

type Kept = { view: string; rows: Choosable[] };

// A browser may forbid storage: then a choice lasts as long as its screen.
function readKept(key: string, view: string): Chosen {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (kept?.view === view) return new Map(kept.rows.map((row) => [row.id, row]));
    sessionStorage.removeItem(key);
  } catch {}
  return NOT_READ;
}

function keep(key: string, view: string, chosen: Chosen) {
  try {
    if (chosen.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ view, rows: [...chosen.values()] } satisfies Kept));
  } catch {}
}
