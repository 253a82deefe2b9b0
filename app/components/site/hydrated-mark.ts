import { useEffect } from "react";
import { HYDRATED } from "./head-script.ts";

/** Tells the head script, and whoever watches the document, that React has taken over. */
export function useHydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
}
