import { useEffect } from "react";
import { useFetcher } from "react-router";
import { LONGEST_IN_BROWSER, type Portfolio } from "./portfolio.ts";

/** Asks the loader for all projects instead of those of the view. */
export const WHOLE_LIST = "whole";

let isHeld = false;

/** Whether the browser has every project: then a change of filters needs nothing from the server. */
export function isListHeld(): boolean {
  return isHeld;
}

/** Fetches what a long list leaves out of the page. */
export function useWholeList() {
  const { data, load, state } = useFetcher<{ portfolio: Portfolio }>({ key: WHOLE_LIST });
  return { whole: data?.portfolio, load: () => state === "idle" && load(`/work?${WHOLE_LIST}`) };
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
