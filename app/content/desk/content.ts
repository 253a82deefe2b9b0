/** The texts of a kind's list at /desk/content/{kind}. */
export const contentListWords = {
  title: "Content",
  segmentsLabel: "Show one state. Widths are to scale",
  kinds: "Kinds of content",
  find: (name: string) => `Find a ${name}`,
  findHint: "Title, client, technology",
  search: "Find",
  sort: "Sort",
  sorts: { edited: "Last edited", title: "Title", year: "Year" },
  create: (name: string) => `New ${name}`,
  columns: { title: "Title", type: "Type", year: "Year", state: "State", edited: "Last edited" },
  states: {
    published: "Published",
    changed: "Changed since published",
    scheduled: "Scheduled",
    draft: "Draft",
    archived: "Archived",
    archiving: "Archived",
  },
  /** Short names of the states, for the segments of the title's block. */
  segments: {
    published: "Published",
    changed: "Changed",
    scheduled: "Scheduled",
    draft: "Draft",
    archived: "Archived",
  },
  draft: (number: number) => `Draft ${number}.`,
  goesOut: (number: number, time: string) => `Draft ${number} goes out ${time}.`,
  noYear: "N/A",
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  previous: "Previous",
  next: "Next",
  noMatch: { headline: "No match", text: "Nothing fits the search and the state.", action: "Clear the filters" },
  nothing: { headline: "Nothing yet", text: "The first one begins as a draft. Nobody sees it until you publish." },
  keys: [
    { keys: ["J", "K"], does: "move" },
    { keys: ["Enter"], does: "edit" },
    { keys: ["/"], does: "find" },
    { keys: ["[", "]"], does: "other kinds" },
  ],
  keysLabel: "Keys of this list",
} as const;

/** Why the content is read-only, where it is in a Supabase project that the site may not change. */
export const readOnlyWords = {
  "no-key":
    "This content is in a Supabase project whose secret key this site does not have. You can read it here. To edit it, set SUPABASE_SECRET_KEY and restart the site.",
  "no-tables":
    "This Supabase project lacks the desk’s tables. The site works as before. To edit here, apply supabase/migrations to the project.",
  "no-writing":
    "This Supabase project lets us read its content but not change it. To edit here, grant the secret key’s role the right to write the content tables.",
} as const;
