import type { Line } from "#app/lib/line.ts";

export type SiteLink = { label: string; to: string };
/** `menu` is the word as the full-screen menu sets it, `also` the other paths that belong to the page. */
export type NavigationLink = SiteLink & { menu: Line; also?: readonly string[] };
export type SocialLink = { name: string; url: string };

export type HeaderProps = {
  name: string;
  links: readonly NavigationLink[];
  contact: SiteLink;
  words: { mainLabel: string; openMenu: string; closeMenu: string; theme: string };
};

/** Home is current only at home; every other link for all the paths under it and under what belongs to it, in any capitals. */
export function currentMark({ to, also = [] }: NavigationLink, pathname: string): "page" | undefined {
  if (to === "/") return pathname === "/" ? "page" : undefined;
  const route = `${pathname.toLowerCase()}/`;
  return [to, ...also].some((path) => route.startsWith(`${path}/`)) ? "page" : undefined;
}
