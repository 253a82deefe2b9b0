import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { finderWords } from "#app/content/desk/find.ts";
import { Overlay } from "./dialog.tsx";
import type { FoundGroup } from "./found.ts";
import { FoundGroups } from "./found-groups.tsx";
import { DeskIcon } from "./icon.tsx";

/** The search starts when no key has been pressed for this long. */
const TYPING_PAUSE_MS = 120;

type FinderProps = { isOpen: boolean; onClose: () => void };

/** One search field for the screens, records and people of the desk. */
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
  const { groups, problem, isLooking } = useFinderAnswer(query);
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

type FinderAnswer = { groups: readonly FoundGroup[]; problem: "failed" | "signedOut" | null };

/** Searches as the operator types. The last answer stays until the next one arrives. */
function useFinderAnswer(query: string): FinderAnswer & { isLooking: boolean } {
  const [last, setLast] = useState<FinderAnswer & { query: string | null }>({ query: null, groups: [], problem: null });
  useEffect(() => {
    const looking = new AbortController();
    const timer = setTimeout(
      async () => {
        const found = await fetchFound(query, looking.signal);
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

/** A plain fetch: through the router, an error or a lost sign-in would replace the screen under the finder. */
async function fetchFound(query: string, signal: AbortSignal): Promise<FinderAnswer> {
  try {
    const address = `/desk/find/results?${new URLSearchParams({ q: query })}`;
    const answer = await fetch(address, { signal, redirect: "manual" });
    if (answer.type === "opaqueredirect") return { groups: [], problem: "signedOut" };
    return answer.ok ? { groups: await answer.json(), problem: null } : { groups: [], problem: "failed" };
  } catch {
    return { groups: [], problem: "failed" };
  }
}
