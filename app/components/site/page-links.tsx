import { createContext, useContext } from "react";
import { Links } from "react-router";
import { mapElements } from "./map-elements.tsx";

/** On the server: the text of a style sheet. */
export const InlineStyles = createContext<(href: string) => string | null>(() => null);

/** Style sheets that came with the page. They stay for as long as the document does, also when React has to render it
 *  anew for the error screen: the browser has no other copy. */
const inlined = new Map(
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<HTMLElement>("style[data-href]")].map((style) => [
        style.dataset.href as string,
        style.textContent,
      ]),
);

/** React Router's links, with the style sheets in the document itself, so that the first paint waits for nothing. */
export function PageLinks() {
  const textOf = useContext(InlineStyles);
  return (
    <>
      {[...inlined].map(([href, text]) => (
        <Sheet key={href} href={href} text={text} />
      ))}
      {mapElements(Links({}), (element) => {
        const { rel, href } = element.props as { rel?: string; href?: string };
        if (rel !== "stylesheet" || !href) return element;
        if (inlined.has(href)) return null;
        const text = textOf(href);
        return text === null ? element : <Sheet key={href} href={href} text={text} />;
      })}
    </>
  );
}

function Sheet({ href, text }: { href: string; text: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; the browser keeps the text it was sent */}
      <style data-href={href} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      {/* Never fetched. Where React Router finds no link to a sheet, it fetches the file before it answers a form. */}
      <link rel="stylesheet" href={href} disabled />
    </>
  );
}
