export type LinkData = { label: string; to: string };

/** `also` lists other paths for which the link counts as current. */
export type NavigationLink = LinkData & { also?: readonly string[] };
