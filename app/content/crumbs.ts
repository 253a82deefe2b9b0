import type { Link } from "#app/lib/link.ts";

/** The first steps of the way to a page. */
export const crumbs = {
  home: { label: "Home", to: "/" },
  about: { label: "About", to: "/about" },
  services: { label: "Services", to: "/services" },
  work: { label: "Work", to: "/work" },
  clients: { label: "Clients", to: "/clients" },
  lab: { label: "Lab", to: "/lab" },
  contact: { label: "Contact", to: "/contact" },
  rapid: { label: "Rapid development", to: "/rapid-development" },
} as const satisfies Record<string, Link>;
