import { useEffect } from "react";
import { HYDRATED_EVENT } from "./head-script.ts";

/** Tells the head script and the tests that the page is hydrated. */
export function useHydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
}
