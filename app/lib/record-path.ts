export type RecordKind = "project" | "blog" | "experiment" | "contributions" | "case-study" | "client";

/** The one address of a record's page. The store's ids may hold anything, half a character included. */
export function recordPath(kind: RecordKind, id: string): string {
  return `/${kind}/${encodeURIComponent(id.toWellFormed())}`;
}
