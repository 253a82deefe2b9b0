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

/** Above the title of a record, and where a record is missing. */
export const backTo = {
  services: back(pageLinks.services),
  work: back(pageLinks.work),
  clients: back(pageLinks.clients),
  lab: back(pageLinks.lab),
} as const;

export const startYourProject: LinkData = { label: "Start Your Project", to: pageLinks.contact.to };

export const returnHome: LinkData = { label: "Return to Home", to: pageLinks.home.to };

function back({ label, to }: LinkData): LinkData {
  return { label: `Back to ${label}`, to };
}
