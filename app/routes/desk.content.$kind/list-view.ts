import type { KindId } from "#app/lib/content-kinds.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";

export const listStates = ["published", "changed", "scheduled", "draft", "archived"] as const;
export type ListState = (typeof listStates)[number];
export type ListSort = "edited" | "title" | "year";

/** The state, search, order and page of a list of records, as its address holds them. */
export type ListView = { state?: ListState; text: string; sort: ListSort; page: number };

export const viewParams = ["state", "q", "sort", "page"] as const;

export function parseListView(query: URLSearchParams, kind: Kind): ListView {
  const sorts: readonly ListSort[] = kind.list.year ? ["edited", "title", "year"] : ["edited", "title"];
  return {
    state: listStates.find((state) => state === query.get("state")),
    text: query.get("q")?.trim().slice(0, 100) ?? "",
    sort: sorts.find((sort) => sort === query.get("sort")) ?? "edited",
    page: Math.min(Math.max(Number.parseInt(query.get("page") ?? "1", 10) || 1, 1), 10_000),
  };
}

export function viewPath(kind: KindId, { state, text, sort, page }: ListView): string {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (text) query.set("q", text);
  if (sort !== "edited") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return `/desk/content/${kind}${query.size > 0 ? `?${query}` : ""}`;
}
