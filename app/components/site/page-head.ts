import type { MetaDescriptor } from "react-router";

type Page = { title: string; description?: string };

/** Title and description of a page. `noIndex` keeps it out of search engines. */
export function pageHead(
  { title, description }: Page,
  titleSuffix: string,
  options?: { noIndex: boolean },
): MetaDescriptor[] {
  return [
    { title: `${title}${titleSuffix}` },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(options?.noIndex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
