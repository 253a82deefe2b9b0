/** The kinds of record that operators write at the desk, by the word in its addresses, and the public table of each. */
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
