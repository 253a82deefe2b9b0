import type { LinkData } from "#app/lib/link.ts";

/** A schema.org node. Its URLs may start with "/": `jsonLdDocument` makes them absolute. */
export type SchemaNode = { "@type": string | readonly string[]; [property: string]: unknown };

type AgencyFacts = {
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
  openingHours?: string;
  socials: readonly { url: string }[];
};

const AGENCY_ID = "/#organization";
const LOGO_PATH = "/icons/512.png";
export const agencyRef = { "@id": AGENCY_ID };

/** The JSON-LD document of a page. It always contains the agency, at least by name, so that references to the agency resolve. */
export function jsonLdDocument(things: readonly SchemaNode[], name: string, origin: string) {
  const hasAgency = things.some((thing) => thing["@id"] === AGENCY_ID);
  const all = hasAgency ? things : [...things, minimalAgency(name)];
  return { "@context": "https://schema.org", "@graph": all.map((thing) => withAbsoluteAddresses(thing, origin)) };
}

function minimalAgency(name: string): SchemaNode {
  return { "@type": "Organization", "@id": AGENCY_ID, name, url: "/", logo: LOGO_PATH };
}

/** The agency as an organisation and a local business, in one node. */
export function agency(facts: AgencyFacts): SchemaNode {
  const { name, legalName, description, email, phone, openingHours } = facts;
  return {
    "@type": ["Organization", "ProfessionalService"],
    "@id": AGENCY_ID,
    name,
    legalName,
    description,
    slogan: facts.tagline,
    url: "/",
    logo: LOGO_PATH,
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

export function webSite({ name }: { name: string }): SchemaNode {
  return {
    "@type": "WebSite",
    "@id": "/#website",
    name,
    url: "/",
  };
}

type PageInfo = { title: string; description: string; path: string };

export function webPage(type: "AboutPage" | "CollectionPage" | "ContactPage" | "WebPage", page: PageInfo): SchemaNode {
  return {
    "@type": type,
    name: page.title,
    description: page.description,
    url: page.path,
    about: agencyRef,
  };
}

/** `trail` goes from home to the page itself. */
export function breadcrumbs(...trail: readonly LinkData[]): SchemaNode {
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

export function service(facts: { title: string; description: string; path: string; city: string }): SchemaNode {
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

export type PublishedWork = {
  title: string;
  description?: string | null;
  path: string;
  images: readonly (string | undefined)[];
  created?: string | null;
};

export function withoutMissing(images: readonly (string | undefined)[]) {
  return images.filter((image) => image !== undefined);
}

const ADDRESS_PROPERTIES = new Set(["@id", "url", "image", "logo", "item", "mainEntityOfPage"]);

/** Makes addresses absolute and drops empty values. */
function withAbsoluteAddresses(value: unknown, origin: string, property = ""): unknown {
  if (typeof value === "string")
    return ADDRESS_PROPERTIES.has(property) && value.startsWith("/") ? `${origin}${value}` : value;
  if (Array.isArray(value)) return value.map((item) => withAbsoluteAddresses(item, origin, property));
  if (typeof value !== "object" || value === null) return value;
  const present = Object.entries(value).filter(([, item]) => hasValue(item));
  return Object.fromEntries(present.map(([name, item]) => [name, withAbsoluteAddresses(item, origin, name)]));
}

function hasValue(value: unknown): boolean {
  return (
    value !== null &&
    value !== undefined &&
    value !== false &&
    value !== "" &&
    !(Array.isArray(value) && value.length === 0)
  );
}
