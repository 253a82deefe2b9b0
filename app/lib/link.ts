export type Link = { label: string; to: string };

/** `also` are the other paths that belong to the page. */
export type NavigationLink = Link & { also?: readonly string[] };
