type Node = { "@type"?: string | string[]; "@id"?: string; [property: string]: unknown };

const thing = ["@type", "@id", "name", "description", "url", "image", "sameAs"];
const work = [...thing, "about", "author", "creator", "publisher", "inLanguage", "genre", "keywords", "dateCreated"];
const organisation = [
  ...thing,
  ...[
    "address",
    "areaServed",
    "email",
    "foundingDate",
    "legalName",
    "logo",
    "slogan",
    "telephone",
    "parentOrganization",
  ],
];

/** What schema.org lets a type have, and what it needs to be of use to a search engine. */
const types: Record<string, { may: string[]; must: string[] }> = {
  Thing: { may: thing, must: ["name"] },
  Organization: { may: organisation, must: ["name", "url"] },
  ProfessionalService: { may: [...organisation, "openingHours"], must: ["name", "address", "telephone", "image"] },
  PostalAddress: {
    may: ["@type", "addressLocality", "addressRegion", "addressCountry"],
    must: ["addressLocality", "addressCountry"],
  },
  WebSite: { may: work, must: ["name", "url"] },
  WebPage: { may: work, must: ["name", "url"] },
  AboutPage: { may: work, must: ["name", "url"] },
  ContactPage: { may: work, must: ["name", "url"] },
  CollectionPage: { may: work, must: ["name", "url"] },
  Service: { may: [...thing, "areaServed", "provider", "serviceType"], must: ["name", "url", "provider"] },
  CreativeWork: { may: [...work, "creativeWorkStatus"], must: ["name", "url", "image", "creator"] },
  Article: {
    may: [...work, "headline", "articleSection", "datePublished", "dateModified", "mainEntityOfPage"],
    must: ["headline", "url", "image", "author", "publisher", "mainEntityOfPage"],
  },
  SoftwareSourceCode: {
    may: [...work, "codeRepository", "version", "license", "interactionStatistic"],
    must: ["name", "url", "author", "version", "license"],
  },
  InteractionCounter: {
    may: ["@type", "interactionType", "userInteractionCount"],
    must: ["interactionType", "userInteractionCount"],
  },
  BreadcrumbList: { may: ["@type", "itemListElement"], must: ["itemListElement"] },
  ListItem: { may: ["@type", "position", "name", "item"], must: ["position", "name", "item"] },
  FAQPage: { may: ["@type", "mainEntity"], must: ["mainEntity"] },
  Question: { may: ["@type", "name", "acceptedAnswer"], must: ["name", "acceptedAnswer"] },
  Answer: { may: ["@type", "text"], must: ["text"] },
};

const ADDRESS =
  /^(@id|url|image|logo|item|mainEntityOfPage|sameAs|codeRepository|license|interactionType|parentOrganization)$/;
const DATE = /^date/;

/** What is wrong with a JSON-LD document: nothing, where it is right. */
export function schemaProblems(document: unknown): string[] {
  const { "@context": context, "@graph": nodes } = document as { "@context": unknown; "@graph": Node[] };
  if (context !== "https://schema.org" || !Array.isArray(nodes)) return ["no graph of schema.org"];
  const ids = new Set(nodes.map((node) => node["@id"]).filter(Boolean));
  return nodes.flatMap((node) => problemsOf(node, ids));
}

function problemsOf(node: Node, ids: Set<unknown>): string[] {
  if (!node["@type"]) return ids.has(node["@id"]) ? [] : [`nothing is ${node["@id"]}`];
  const names = [node["@type"]].flat();
  const known = names.flatMap((name) => types[name] ?? []);
  const where = names.join("+");
  if (known.length !== names.length) return [`${where} is not a type we know`];
  const missing = known.flatMap(({ must }) => must).filter((property) => !isFilled(node[property]));
  const strange = Object.keys(node).filter((property) => !known.some(({ may }) => may.includes(property)));
  return [
    ...missing.map((property) => `${where} lacks ${property}`),
    ...strange.map((property) => `${where} has no ${property}`),
    ...Object.entries(node).flatMap(([property, value]) =>
      [value].flat().flatMap((item) => valueProblems(`${where}.${property}`, property, item, ids)),
    ),
  ];
}

function valueProblems(where: string, property: string, value: unknown, ids: Set<unknown>): string[] {
  if (typeof value === "object" && value !== null) return problemsOf(value as Node, ids);
  if (!isFilled(value)) return [`${where} is empty`];
  if (property === "about") return [`${where} is a text`];
  if (ADDRESS.test(property) && !/^https?:\/\/[^/\s]+\/?\S*$/.test(String(value))) return [`${where} is ${value}`];
  if (property === "headline" && [...String(value)].length > 110) return [`${where} is too long`];
  if (DATE.test(property) && new Date(String(value)).toISOString() !== value) return [`${where} is ${value}`];
  return [];
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}
