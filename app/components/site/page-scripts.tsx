import { cloneElement, useEffect } from "react";
import { Scripts } from "react-router";
import { mapElements } from "./map-elements.tsx";
import { HYDRATED, startScripts } from "./start-scripts.ts";

const starter = import.meta.env.SSR ? `(${startScripts})(document.currentScript.previousElementSibling)` : "";

/**
 * React Router's scripts, kept from competing with the first paint: the modules are named in the page but fetched only
 * when it is painted, or at the visitor's first move.
 */
export function PageScripts() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event(HYDRATED));
  }, []);

  const modules = new Set<string>();
  return mapElements(Scripts({}), (element) => {
    const { rel, href, type } = element.props;
    if (rel === "modulepreload") {
      modules.add(String(href));
      return null;
    }
    if (type !== "module") return element;
    return (
      <>
        {cloneElement(element, { type: "text/plain", async: undefined, "data-modules": [...modules].join(" ") })}
        {cloneElement(element, {
          type: undefined,
          async: undefined,
          dangerouslySetInnerHTML: { __html: starter },
        })}
      </>
    );
  });
}
