import { site } from "../site.ts";

/** The texts of the header, the rail and the menu around every screen of the desk. */
export const deskFrame = {
  name: "desk",
  find: "Find anything",
  findKey: "Ctrl K",
  openSite: { label: "Open the site", to: "/" },
  yourAccount: "your account",
  railLabel: "Desk",
  thumbLabel: "Desk, small screens",
  more: "More",
  moreLabel: "All screens",
  close: "Close menu",
  allKeys: "All keys",
  closeKeys: "Close",
  waiting: "waiting",
  loading: (screen: string) => `Loading ${screen.toLowerCase()}...`.replace(" ...", "..."),
} as const;

export const clockWords = {
  left: "left of the working day.",
  begins: "The working day begins at",
  over: "The working day is over.",
  dayOff: "No working day today.",
} as const;

export function deskTitle(screen: string): string {
  return `${screen} — ${site.name} desk`;
}
