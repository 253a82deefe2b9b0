export type LinkData = { label: string; to: string };

/** `also` lists further paths at which the link is marked as current. */
export type NavigationLink = LinkData & { also?: readonly string[] };
