import type { Link, NavigationLink } from "#app/lib/link.ts";

export type SocialLink = { name: string; url: string };

export type HeaderProps = {
  name: string;
  links: readonly NavigationLink[];
  contact: Link;
  words: { mainLabel: string; openMenu: string; closeMenu: string; theme: string };
};

/** Home is current only at home; every other link for all the paths under it and under what belongs to it, in any capitals. */
export function currentMark({ to, also = [] }: NavigationLink, pathname: string): "page" | undefined {
  if (to === "/") return pathname === "/" ? "page" : undefined;
  const route = `${pathname.toLowerCase()}/`;
  return [to, ...also].some((path) => route.startsWith(`${path}/`)) ? "page" : undefined;
}
