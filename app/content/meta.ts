/** A page's title and description for its meta tags. The title comes without the agency's name (`titleSuffix` in site.ts). */
export type Meta = { title: string; description: string };
