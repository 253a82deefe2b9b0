import { cloneElement, type ReactNode, useEffect } from "react";
import { type Location, Scripts, ScrollRestoration } from "react-router";
import { mapElements } from "./map-elements.tsx";
import startScripts from "./start-scripts.ts?script";

// The files of vite.config.ts that take long to run, in the order in which they need each other.
const steps = ["react", "router", "parts"].map((name) => new RegExp(`/${name}-[^/]+$`));

const starter = import.meta.env.SSR ? `${startScripts}()` : "";

/**
 * React Router's scripts, kept from competing with the first paint: the modules are named in the page but fetched only
 * when it is painted, or at the visitor's first move.
 */
export function PageScripts() {
  // Before React is there the browser finds the place by itself, so its script is left out.
  ScrollRestoration({ getKey: placeOf });
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event("hydrated"));
  }, []);

  return import.meta.env.SSR ? afterThePaint(Scripts({})) : received;
}

/**
 * The browser takes the scripts as they came, and keeps them: React Router would make their text again, and take them away at
 * the first click, for which the style of the whole page is worked out.
 */
const asItCame = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
const received = ["context", "modules", "starter"].map((name) => <script key={name} {...asItCame} />);

/** The browser follows a link within the page by itself, and the router knows such steps by no key of their own. */
function placeOf({ key, pathname, search, hash }: Location): string {
  return key === "default" ? pathname + search + hash : key;
}

function afterThePaint(scripts: ReactNode): ReactNode {
  const modules = new Set<string>();
  const isStep = (href: string) => steps.some((step) => step.test(href));
  return mapElements(scripts, (element) => {
    const { rel, href, type } = element.props;
    if (rel === "modulepreload") {
      modules.add(String(href));
      return null;
    }
    if (type !== "module") return element;
    return (
      <>
        {cloneElement(element, {
          type: "text/plain",
          async: undefined,
          "data-steps": steps.flatMap((step) => [...modules].filter((href) => step.test(href))).join(" "),
          "data-modules": [...modules].filter((href) => !isStep(href)).join(" "),
        })}
        {cloneElement(element, {
          type: undefined,
          async: undefined,
          dangerouslySetInnerHTML: { __html: starter },
        })}
      </>
    );
  });
}
