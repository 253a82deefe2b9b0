import type { OperatorRole } from "#app/data/operators.server.ts";

/** The right that a screen or an action asks for. Every operator has `desk`; only owners have the others. */
export type OperatorRight = "desk" | "operators" | "erasure" | "facts";

const editorRights: readonly OperatorRight[] = ["desk"];

export function hasRight(role: OperatorRole, right: OperatorRight): boolean {
  return role === "owner" || editorRights.includes(right);
}
