import { facets } from "#app/content/work.ts";
import { readView, writeView } from "#app/lib/project-view.ts";
import { readable } from "./readable-path.ts";

const parameters: Record<string, (search: URLSearchParams) => string> = {
  "/admin": (search) => (search.has("tab") ? `?${new URLSearchParams({ tab: search.get("tab") ?? "" })}` : ""),
  "/work": (search) => writeView(readView(search, facets)),
  "/thank-you": (search) => (search.has("stay") ? "?stay" : ""),
};

const personal = ["/admin"];
/** What routes answer that are no pages. A record may have a dot in its name. */
const isFile = /\.(?:data|json|xml|txt|png|webmanifest)$/i;

/** Whether the page is for whoever asked for it alone. */
export function isPersonal(path: string): boolean {
  return personal.includes(routeOf(path));
}

/** The address of the page that all who ask for this one get; null when it is no page. */
export function pageAddress(target: string): string | null {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const isOfTheRouter = path.startsWith("/__");
  if (isFile.test(path) || isOfTheRouter) return null;
  if (mark < 0) return path;
  return path + (parameters[routeOf(path)]?.(new URLSearchParams(target.slice(mark))) ?? "");
}

/** The router decodes once, and knows no capitals and no slash at the end. */
export function routeOf(path: string): string {
  const route = decodeURIComponent(readable(path)).toLowerCase();
  let end = route.length;
  while (route[end - 1] === "/") end -= 1;
  return route.slice(0, end);
}
