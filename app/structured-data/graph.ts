import type { LinkData } from "#app/lib/link.ts";

/** A node of schema.org. Addresses in it start with "/" and become absolute in `graph`. */
export type Thing = { "@type": string | readonly string[]; [property: string]: unknown };

type Agency = {
  name: string;
  legalName: string;
  tagline: string;
  description: string;
  email: string;
  phone: string;
  city: string;
  province: string;
  countryCode: string;
  founded: number;
  openingHours: string;
  socials: readonly { url: string }[];
};

const AGENCY_ID = "/#organization";
const LOGO = "/icons/512.png";
export const agencyRef = { "@id": AGENCY_ID };

/** One document of all that a page states. Of the agency every page states the name, so that references hold. */
export function graph(things: readonly Thing[], name: string, origin: string) {
  const isStated = things.some((thing) => thing["@id"] === AGENCY_ID);
  const all = isStated ? things : [...things, publisher(name)];
  return { "@context": "https://schema.org", "@graph": all.map((thing) => complete(thing, origin)) };
}

function publisher(name: string): Thing {
  return { "@type": "Organization", "@id": AGENCY_ID, name, url: "/", logo: LOGO };
}

/** The organisation and the business one can visit, which are one. */
export function agency(facts: Agency): Thing {
  const { name, legalName, description, email, phone, openingHours } = facts;
  return {
    "@type": ["Organization", "ProfessionalService"],
    "@id": AGENCY_ID,
    name,
    legalName,
    description,
    slogan: facts.tagline,
    url: "/",
    logo: LOGO,
    image: "/share/home.png",
    email,
    telephone: phone,
    foundingDate: String(facts.founded),
    address: {
      "@type": "PostalAddress",
      addressLocality: facts.city,
      addressRegion: facts.province,
      addressCountry: facts.countryCode,
    },
    areaServed: facts.city,
    openingHours,
    sameAs: facts.socials.map(({ url }) => url),
  };
}

export function webSite({ name }: { name: string }): Thing {
  return {
    "@type": "WebSite",
    "@id": "/#website",
    name,
    url: "/",
  };
}

type Page = { title: string; description: string; path: string };

export function webPage(type: "AboutPage" | "CollectionPage" | "ContactPage" | "WebPage", page: Page): Thing {
  return {
    "@type": type,
    name: page.title,
    description: page.description,
    url: page.path,
    about: agencyRef,
  };
}

/** The way to the page, itself included. */
export function breadcrumbs(...trail: readonly LinkData[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to,
    })),
  };
}

export function service(facts: { title: string; description: string; path: string; city: string }): Thing {
  return {
    "@type": "Service",
    name: facts.title,
    serviceType: facts.title,
    description: facts.description,
    url: facts.path,
    areaServed: facts.city,
    provider: agencyRef,
  };
}

export type Work = {
  title: string;
  description?: string | null;
  path: string;
  images: readonly (string | undefined)[];
  created?: string | null;
};

export function present(images: readonly (string | undefined)[]) {
  return images.filter((image) => image !== undefined);
}

const ADDRESSES = new Set(["@id", "url", "image", "logo", "item", "mainEntityOfPage"]);

/** Absolute addresses, and nothing that is not known. */
function complete(value: unknown, origin: string, property = ""): unknown {
  if (typeof value === "string") return ADDRESSES.has(property) && value.startsWith("/") ? `${origin}${value}` : value;
  if (Array.isArray(value)) return value.map((item) => complete(item, origin, property));
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).filter(([, item]) => isKnown(item));
  return Object.fromEntries(known.map(([name, item]) => [name, complete(item, origin, name)]));
}

function isKnown(value: unknown): boolean {
  return (
    value !== null &&
    value !== undefined &&
    value !== false &&
    value !== "" &&
    !(Array.isArray(value) && value.length === 0)
  );
}
