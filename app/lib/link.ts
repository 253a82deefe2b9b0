export type LinkData = { label: string; to: string };

/** `also` are the other paths that belong to the page. */
export type NavigationLink = LinkData & { also?: readonly string[] };
