import { useCallback, useEffect, useState } from "react";
import { useDraftKey } from "#app/components/desk/own-drafts.ts";

type RowVersion = { id: string; version: number };
type ChosenRows = ReadonlyMap<string, RowVersion>;

/** Stands for the choice until it is read from the tab's storage, after hydration, since the server does not know the choice. */
const CHOICE_NOT_READ: ChosenRows = new Map();

/**
 * The chosen rows of a view: those on this page, and those on its other pages as they were seen there. They are kept in the
 * tab's storage, so that they outlive a screen that fails to load. Another view starts a new choice.
 */
export function useChosenRows(rows: readonly RowVersion[], view: string) {
  const key = useDraftKey("chosen");
  const [chosen, setChosen] = useState(CHOICE_NOT_READ);
  useEffect(() => {
    if (chosen !== CHOICE_NOT_READ) return keepChoice(key, view, chosen);
    const kept = readKeptChoice(key, view);
    if (kept.size > 0) setChosen(kept);
  }, [key, view, chosen]);
  const shown = new Set(rows.map(({ id }) => id));
  const choose = useCallback((some: readonly RowVersion[], isChosen: boolean) => {
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

type KeptChoice = { view: string; rows: RowVersion[] };

// If the browser forbids storage, a choice lasts only as long as its screen.
function readKeptChoice(key: string, view: string): ChosenRows {
  try {
    const kept: KeptChoice | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (kept?.view === view) return new Map(kept.rows.map((row) => [row.id, row]));
    sessionStorage.removeItem(key);
  } catch {}
  return CHOICE_NOT_READ;
}

function keepChoice(key: string, view: string, chosen: ChosenRows) {
  try {
    if (chosen.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ view, rows: [...chosen.values()] } satisfies KeptChoice));
  } catch {}
}
