import type { LinkData } from "#app/lib/link.ts";

/** Name and address of each main page: for the navigation, breadcrumbs, the sitemap and links back. */
export const pageLinks = {
  home: { label: "Home", to: "/" },
  about: { label: "About", to: "/about" },
  services: { label: "Services", to: "/services" },
  work: { label: "Work", to: "/work" },
  clients: { label: "Clients", to: "/clients" },
  lab: { label: "Lab", to: "/lab" },
  contact: { label: "Contact", to: "/contact" },
  rapid: { label: "Rapid development", to: "/rapid-development" },
} as const satisfies Record<string, LinkData>;

/** The links back above a record's title and on the page of a missing record. */
export const backLinks = {
  services: backLinkTo(pageLinks.services),
  work: backLinkTo(pageLinks.work),
  clients: backLinkTo(pageLinks.clients),
  lab: backLinkTo(pageLinks.lab),
} as const;

export const startYourProjectLink: LinkData = { label: "Start Your Project", to: pageLinks.contact.to };

export const returnHomeLink: LinkData = { label: "Return to Home", to: pageLinks.home.to };

function backLinkTo({ label, to }: LinkData): LinkData {
  return { label: `Back to ${label}`, to };
}
