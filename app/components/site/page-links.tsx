import { cloneElement, createContext, type ReactElement, useContext } from "react";
import { Links } from "react-router";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { mapElements } from "./map-elements.tsx";

/** The medium of a sheet that a finished page does without until its scripts are there. */
export const LATER = "not all";

/** On the server: the text of a style sheet, if it is to be in the document. */
export const InlineStyles = createContext<(href: string, isLater: boolean) => string | null>(() => null);

type Inlined = { hrefs: Set<string>; text: string; nonce?: string };

/** What came with the page. It stays for as long as the document does, also when React has to render it anew for the
 *  error screen: the browser has no other copy. */
const received = typeof document === "undefined" ? null : readInlined();

/** What the page is made of and does not link to, it has brought. */
const linked = received ? [...document.querySelectorAll("link[rel=stylesheet]")].map(addressOf) : [];

/** React Router's links, with the style sheets in the document itself, so that the first paint waits for nothing. */
export function PageLinks() {
  const textOf = useContext(InlineStyles);
  const isHydrated = useIsHydrated();
  const inlined: Inlined = received ?? { hrefs: new Set(), text: "" };
  const links = mapElements(Links({}), (element) => {
    const { rel, href, media } = element.props as { rel?: string; href?: string; media?: string };
    const isLater = media === LATER;
    if (rel !== "stylesheet" || !href) return element;
    if (received && !isHydrated && !linked.includes(href)) received.hrefs.add(href);
    if (inlined.hrefs.has(href)) return null;
    const isDue = isHydrated || inlined.hrefs.size === 0;
    if (media && !isLater) return isDue ? element : <Waiting link={element} />;
    const text = received ? null : textOf(href, isLater);
    if (text === null) return isLater ? cloneElement(element, isDue ? { media: undefined } : unfetched) : element;
    inlined.hrefs.add(href);
    inlined.text += text;
    return null;
  });
  return (
    <>
      {inlined.text && (
        <style
          data-sheets=""
          nonce={inlined.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets; the browser keeps the text it was sent
          dangerouslySetInnerHTML={{ __html: inlined.text }}
        />
      )}
      {/* Some browsers fetch a sheet that they read of, disabled or not. */}
      {isHydrated && [...inlined.hrefs].map((href) => <link key={href} {...unfetched} href={href} />)}
      {links}
    </>
  );
}

/** A sheet for another medium: fetched at once only where no script will. */
function Waiting({ link }: { link: ReactElement }) {
  return (
    <>
      {cloneElement(link, unfetched)}
      <noscript>{link}</noscript>
    </>
  );
}

// Where React Router finds no link to a sheet, it fetches the file before it answers a form.
const unfetched = { rel: "stylesheet", disabled: true };

function readInlined(): Inlined | null {
  const style = document.querySelector<HTMLStyleElement>("style[data-sheets]");
  return style && { hrefs: new Set(), text: style.textContent, nonce: style.nonce || undefined };
}

function addressOf(link: Element) {
  return link.getAttribute("href");
}
