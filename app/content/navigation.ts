import type { LinkData, NavigationLink } from "#app/lib/link.ts";
import { pageLinks } from "./page-links.ts";

const { home, services, work, about, clients, lab, contact } = pageLinks;

/** app/styles/menu.css lays out the small screens' menu for exactly this many links. */
export const headerLinks: readonly NavigationLink[] = [
  home,
  services,
  { ...work, also: ["/project"] },
  about,
  { ...clients, also: ["/client"] },
  { ...lab, also: ["/experiment", "/blog", "/contributions", "/case-study"] },
  contact,
];

export const contactUsLink: LinkData = { label: "Contact Us", to: contact.to };

export const footerLinks: readonly LinkData[] = [home, about, work, services, clients, lab, contact];

export const rapidHeaderLinks = {
  portfolio: { label: "View Portfolio", to: work.to },
  start: { label: "Get Started", to: "#contact" },
} satisfies Record<string, LinkData>;

/** Labels of the header, the footer and the controls on every page. */
export const chromeLabels = {
  skip: "Skip to content",
  mainLabel: "Main",
  footerLabel: "Footer",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  socialLabel: "Elsewhere",
  notifications: "Notifications",
  pauseMotion: "Pause motion",
  theme: "Dark theme",
  adminBack: { label: "Back to the site", to: home.to },
} as const;
