import type { Line } from "#app/lib/line.ts";
import type { Link, NavigationLink } from "#app/lib/link.ts";
import drawnName from "./wordmark.generated.json" with { type: "json" };

export const headerLinks: readonly NavigationLink[] = [
  { label: "Home", to: "/", menu: { text: "HOME", em: 4.4, w: 148.3, l: 0.078 } },
  { label: "Services", to: "/services", menu: { text: "SERVICES", em: 4.4, w: 94.1, l: 0.003 } },
  { label: "Work", to: "/work", menu: { text: "WORK", em: 4.4, w: 143.9, l: -0.002 }, also: ["/project"] },
  { label: "About", to: "/about", menu: { text: "ABOUT", em: 4.4, w: 123.6, l: 0.005 } },
  { label: "Clients", to: "/clients", menu: { text: "CLIENTS", em: 4.4, w: 105.5, l: 0.024 }, also: ["/client"] },
  {
    label: "Lab",
    to: "/lab",
    menu: { text: "LAB", em: 4.4, reach: 3, w: 147.3, l: 0.077 },
    also: ["/experiment", "/blog", "/contributions", "/case-study"],
  },
  { label: "Contact", to: "/contact", menu: { text: "CONTACT", em: 4.4, w: 98.4, l: 0.021 } },
];

export const contactUs: Link = { label: "Contact Us", to: "/contact" };

export const footerLinks: readonly Link[] = [
  { label: "Home", to: "/" },
  { label: "About", to: "/about" },
  { label: "Work", to: "/work" },
  { label: "Services", to: "/services" },
  { label: "Clients", to: "/clients" },
  { label: "Lab", to: "/lab" },
  { label: "Contact", to: "/contact" },
];

/** The agency's name across the foot of the page. The build measures it, `scripts/name.ts`. */
export const wordmark: Line = drawnName;

export const rapidHeaderLinks = {
  portfolio: { label: "View Portfolio", to: "/work" },
  start: { label: "Get Started", to: "#contact" },
} satisfies Record<string, Link>;

/** Words of the chrome that are read out, or seen only in passing. */
export const chrome = {
  skip: "Skip to content",
  mainLabel: "Main",
  footerLabel: "Footer",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  socialLabel: "Elsewhere",
  notifications: "Notifications",
  pauseMotion: "Pause motion",
  theme: "Dark theme",
  adminBack: { label: "Back to the site", to: "/" },
} as const;
