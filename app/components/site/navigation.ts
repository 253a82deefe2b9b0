import type { LinkData, NavigationLink } from "#app/lib/link.ts";

export type SocialLink = { name: string; url: string };

export type HeaderProps = {
  name: string;
  links: readonly NavigationLink[];
  contact: LinkData;
  words: { mainLabel: string; openMenu: string; closeMenu: string; theme: string };
};

/** Home is current only at "/"; any other link is current at paths below its own or below `also`, in any letter case. */
export function ariaCurrent({ to, also = [] }: NavigationLink, pathname: string): "page" | undefined {
  if (to === "/") return pathname === "/" ? "page" : undefined;
  const route = `${pathname.toLowerCase()}/`;
  return [to, ...also].some((path) => route.startsWith(`${path}/`)) ? "page" : undefined;
}
