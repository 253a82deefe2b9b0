import { useEffect, useState } from "react";
import { LONGEST_IN_BROWSER, type Portfolio } from "./portfolio.ts";

const WHOLE_LIST = "/work.json";

let isHeld = false;

/** Whether the browser has every project: then a change of filters needs nothing from the server. */
export function isListHeld(): boolean {
  return isHeld;
}

/** Fetches what a long list leaves out of the page. */
export function useWholeList() {
  const [whole, setWhole] = useState<Portfolio>();
  async function load() {
    try {
      const response = await fetch(WHOLE_LIST);
      if (response.ok) setWhole(await response.json());
    } catch {
      // The server goes on filtering.
    }
  }
  return { whole, load };
}

export function useHeldList({ isWhole, total }: Portfolio, load: () => void): void {
  const isWanted = !isWhole && total <= LONGEST_IN_BROWSER;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, however often the page renders
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  useEffect(() => {
    isHeld = isWhole;
    return () => {
      isHeld = false;
    };
  }, [isWhole]);
}
