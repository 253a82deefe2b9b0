import type { KindId } from "#app/lib/content-kinds.ts";

/** The desk's names for the kinds of record that operators edit. */
export const kindLabels = {
  projects: "Projects",
  studies: "Studies",
  experiments: "Experiments",
  contributions: "Contributions",
  team: "Team",
} as const satisfies Record<KindId, string>;
