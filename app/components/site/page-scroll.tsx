import { cloneElement } from "react";
import { ScrollRestoration } from "react-router";
import { mapElements } from "./map-elements.tsx";
import restoreScroll from "./restore-scroll.ts?script";

const places = "places";

const restorer = import.meta.env.SSR ? `${restoreScroll}("${places}")` : "";

/** React Router's scroll restoration, with a script that asks the browser for nothing on a first visit. */
export function PageScroll() {
  return mapElements(ScrollRestoration({ storageKey: places }), (script) =>
    cloneElement(script, { dangerouslySetInnerHTML: { __html: restorer } }),
  );
}
