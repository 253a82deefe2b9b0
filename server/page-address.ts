import { facets } from "#app/content/work.ts";
import { readView, writeView } from "#app/lib/project-view.ts";

const parameters: Record<string, (search: URLSearchParams) => string> = {
  "/admin": (search) => (search.has("tab") ? `?${new URLSearchParams({ tab: search.get("tab") ?? "" })}` : ""),
  "/work": (search) => writeView(readView(search, facets)),
  "/thank-you": (search) => (search.has("stay") ? "?stay" : ""),
};

/** The address of the page that all who ask for this one get; null when it is no page. */
export function pageAddress(target: string): string | null {
  const [path = "", search = ""] = target.split("?", 2);
  const isFile = path.indexOf(".", path.lastIndexOf("/")) >= 0;
  const isOfTheRouter = path.startsWith("/__");
  if (isFile || isOfTheRouter) return null;
  return path + (parameters[routeOf(path)]?.(new URLSearchParams(search)) ?? "");
}

/** The router knows no capitals and no slash at the end. */
export function routeOf(path: string): string {
  return path.toLowerCase().replace(/\/+$/, "");
}
