/** For a page's head. `title` comes without the agency's name: append `titleSuffix` of site.ts. */
export type Meta = { title: string; description: string };
