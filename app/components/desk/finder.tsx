import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { finderWords } from "#app/content/desk/find.ts";
import { Overlay } from "./dialog.tsx";
import type { FoundGroup } from "./found.ts";
import { FoundGroups } from "./found-groups.tsx";
import { DeskIcon } from "./icon.tsx";

/** A key pressed sooner than this after the last one belongs to the same word. */
const TYPING_PAUSE_MS = 120;

type FinderProps = { isOpen: boolean; onClose: () => void };

/** Find anything: one field over the screens, the records and the people of the desk. */
export function Finder({ isOpen, onClose }: FinderProps) {
  return (
    <Overlay isOpen={isOpen} onClose={onClose} className="sd" label={finderWords.title}>
      <FinderSheet onClose={onClose} />
    </Overlay>
  );
}

function FinderSheet({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState("");
  const [index, setIndex] = useState(0);
  const { groups, problem, isLooking } = useFound(query);
  const navigate = useNavigate();
  const list = useId();
  const items = groups.flatMap((group) => group.items);
  const chosen = Math.min(index, items.length - 1);
  const idOf = (place: number) => `${list}-${place}`;

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const item = items[chosen];
    if (step && items.length > 0) {
      const next = (chosen + step + items.length) % items.length;
      setIndex(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && item) {
      onClose();
      navigate(item.to);
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="in">
        <DeskIcon name="find" />
        <input
          role="combobox"
          aria-label={finderWords.title}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={items.length > 0 ? idOf(chosen) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={finderWords.hint}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="esc" onClick={onClose}>
          {finderWords.close}
        </button>
      </div>
      <div id={list} role="listbox" aria-label={finderWords.found} aria-busy={isLooking}>
        <FoundGroups groups={groups} query={query} chosen={{ index: chosen, idOf, onPick: onClose }} />
      </div>
      <p className="fo" role="status">
        {isLooking
          ? finderWords.looking
          : problem
            ? finderWords[problem]
            : items.length === 0
              ? finderWords.nothing(query)
              : finderWords.count(items.length)}
      </p>
    </>
  );
}

type Found = { groups: readonly FoundGroup[]; problem: "failed" | "signedOut" | null };

/** The groups of the last answer; they stay while the next is on its way. */
function useFound(query: string): Found & { isLooking: boolean } {
  const [last, setLast] = useState<Found & { query: string | null }>({ query: null, groups: [], problem: null });
  useEffect(() => {
    const looking = new AbortController();
    const timer = setTimeout(
      async () => {
        const found = await look(query, looking.signal);
        if (!looking.signal.aborted) setLast({ query, ...found });
      },
      query ? TYPING_PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      looking.abort();
    };
  }, [query]);
  return { ...last, isLooking: last.query !== query };
}

/** Asked for by itself: the router would put its error, or the sign-in, in the place of the screen below. */
async function look(query: string, signal: AbortSignal): Promise<Found> {
  try {
    const address = `/desk/find/results?${new URLSearchParams({ q: query })}`;
    const answer = await fetch(address, { signal, redirect: "manual" });
    if (answer.type === "opaqueredirect") return { groups: [], problem: "signedOut" };
    return answer.ok ? { groups: await answer.json(), problem: null } : { groups: [], problem: "failed" };
  } catch {
    return { groups: [], problem: "failed" };
  }
}
