import { facets } from "#app/content/work.ts";
import { readView, writeView } from "#app/lib/project-view.ts";

const parameters: Record<string, (search: URLSearchParams) => string> = {
  "/work": (search) => writeView(readView(search, facets)),
  "/thank-you": (search) => (search.has("stay") ? "?stay" : ""),
};

/** The address of the page that all who ask for this one get; null when it is no page, or one that is never kept. */
export function pageAddress({ pathname, searchParams }: URL): string | null {
  const isFile = pathname.slice(pathname.lastIndexOf("/")).includes(".");
  const isOfTheRouter = pathname.startsWith("/__");
  if (isFile || isOfTheRouter || pathname === "/admin") return null;
  return pathname + (parameters[pathname]?.(searchParams) ?? "");
}
