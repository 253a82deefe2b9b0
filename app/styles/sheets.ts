/** A route's own style sheets, beside the one that every page has. Whatever a page adds (layer components) is stronger
 *  than the parts it is made of, in whichever order the sheets come. */
export function sheets(...hrefs: string[]) {
  return () => hrefs.map((href) => ({ rel: "stylesheet", href }));
}
