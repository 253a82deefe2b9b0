import { kindIds } from "#app/lib/content-kinds.ts";
import type { LibraryView } from "#app/media/list-library.server.ts";

/** The query parameters that the screen reads. */
export const viewParams = ["state", "find", "used", "sort", "page", "picture"];

const libraryStates = ["missing", "described", "unused"] as const;
const placesOfUse = [...kindIds, "clients", "nowhere"] as const;

export type LibraryScreenView = LibraryView & { picture: string | null };

export function readView(search: URLSearchParams): LibraryScreenView {
  const oneOf = <T extends string>(choices: readonly T[], name: string) =>
    choices.find((choice) => choice === search.get(name)) ?? null;
  return {
    state: oneOf(libraryStates, "state"),
    used: oneOf(placesOfUse, "used"),
    sort: search.get("sort") === "heaviest" ? "heaviest" : "newest",
    find: (search.get("find") ?? "").trim().slice(0, 100),
    page: Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1),
    picture: search.get("picture") || null,
  };
}

/** The address of a view with some changes. It leads to the first page, unless the changes name another one. */
export function viewPath(view: LibraryScreenView, changes: Partial<LibraryScreenView>): string {
  const next = { ...view, page: 1, ...changes };
  const search = new URLSearchParams();
  if (next.state) search.set("state", next.state);
  if (next.find) search.set("find", next.find);
  if (next.used) search.set("used", next.used);
  if (next.sort !== "newest") search.set("sort", next.sort);
  if (next.page > 1) search.set("page", String(next.page));
  if (next.picture) search.set("picture", next.picture);
  return search.size > 0 ? `/desk/media?${search}` : "/desk/media";
}
