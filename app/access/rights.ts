import type { OperatorRole } from "#app/data/operators.server.ts";

/** What a screen or an action needs: `desk` is every operator's, the others are the owners'. */
export type Right = "desk" | "operators" | "erasure" | "facts";

const editorRights: readonly Right[] = ["desk"];

export function hasRight(role: OperatorRole, right: Right): boolean {
  return role === "owner" || editorRights.includes(right);
}
