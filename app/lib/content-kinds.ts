/** The public table of each kind of record that operators edit. The keys stand in the desk's addresses. */
export const kindTables = {
  projects: "projects",
  studies: "lab_studies",
  experiments: "experiments",
  contributions: "contributions",
  team: "team",
} as const;

export type KindId = keyof typeof kindTables;
export type KindTable = (typeof kindTables)[KindId];

export const kindIds = Object.keys(kindTables) as KindId[];
