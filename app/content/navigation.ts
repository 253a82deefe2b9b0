import type { Link, NavigationLink } from "#app/lib/link.ts";

export const headerLinks: readonly NavigationLink[] = [
  { label: "Home", to: "/" },
  { label: "Services", to: "/services" },
  { label: "Work", to: "/work", also: ["/project"] },
  { label: "About", to: "/about" },
  { label: "Clients", to: "/clients", also: ["/client"] },
  {
    label: "Lab",
    to: "/lab",
    also: ["/experiment", "/blog", "/contributions", "/case-study"],
  },
  { label: "Contact", to: "/contact" },
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
