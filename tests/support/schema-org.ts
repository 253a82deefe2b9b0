type SchemaNode = { "@type"?: string | string[]; "@id"?: string; [property: string]: unknown };

const thingProperties = ["@type", "@id", "name", "description", "url", "image", "sameAs"];
const creativeWorkProperties = [
  ...thingProperties,
  "about",
  "author",
  "creator",
  "publisher",
  "inLanguage",
  "genre",
  "keywords",
  "dateCreated",
];
const organisationProperties = [
  ...thingProperties,
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

/** Properties that schema.org allows for each type, and those that a search engine needs. */
const schemaTypes: Record<string, { may: string[]; must: string[] }> = {
  Thing: { may: thingProperties, must: ["name"] },
  Organization: { may: organisationProperties, must: ["name", "url"] },
  ProfessionalService: {
    may: [...organisationProperties, "openingHours"],
    must: ["name", "address", "telephone", "image"],
  },
  PostalAddress: {
    may: ["@type", "addressLocality", "addressRegion", "addressCountry"],
    must: ["addressLocality", "addressCountry"],
  },
  WebSite: { may: creativeWorkProperties, must: ["name", "url"] },
  WebPage: { may: creativeWorkProperties, must: ["name", "url"] },
  AboutPage: { may: creativeWorkProperties, must: ["name", "url"] },
  ContactPage: { may: creativeWorkProperties, must: ["name", "url"] },
  CollectionPage: { may: creativeWorkProperties, must: ["name", "url"] },
  Service: { may: [...thingProperties, "areaServed", "provider", "serviceType"], must: ["name", "url", "provider"] },
  CreativeWork: { may: [...creativeWorkProperties, "creativeWorkStatus"], must: ["name", "url", "image", "creator"] },
  Article: {
    may: [...creativeWorkProperties, "headline", "articleSection", "datePublished", "dateModified", "mainEntityOfPage"],
    must: ["headline", "url", "image", "author", "publisher", "mainEntityOfPage"],
  },
  SoftwareSourceCode: {
    may: [...creativeWorkProperties, "codeRepository", "version", "license", "interactionStatistic"],
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

const ADDRESS_PROPERTY =
  /^(@id|url|image|logo|item|mainEntityOfPage|sameAs|codeRepository|license|interactionType|parentOrganization)$/;
const DATE_PROPERTY = /^date/;

/** Lists the problems of a JSON-LD document; empty if it is right. */
export function findSchemaProblems(document: unknown): string[] {
  const { "@context": context, "@graph": nodes } = document as { "@context": unknown; "@graph": SchemaNode[] };
  if (context !== "https://schema.org" || !Array.isArray(nodes)) return ["no graph of schema.org"];
  const ids = new Set(nodes.map((node) => node["@id"]).filter(Boolean));
  return nodes.flatMap((node) => findNodeProblems(node, ids));
}

function findNodeProblems(node: SchemaNode, ids: Set<unknown>): string[] {
  if (!node["@type"]) return ids.has(node["@id"]) ? [] : [`nothing is ${node["@id"]}`];
  const names = [node["@type"]].flat();
  const known = names.flatMap((name) => schemaTypes[name] ?? []);
  const where = names.join("+");
  if (known.length !== names.length) return [`${where} is not a type we know`];
  const missing = known.flatMap(({ must }) => must).filter((property) => !isFilled(node[property]));
  const strange = Object.keys(node).filter((property) => !known.some(({ may }) => may.includes(property)));
  return [
    ...missing.map((property) => `${where} lacks ${property}`),
    ...strange.map((property) => `${where} has no ${property}`),
    ...Object.entries(node).flatMap(([property, value]) =>
      [value].flat().flatMap((item) => findValueProblems(`${where}.${property}`, property, item, ids)),
    ),
  ];
}

function findValueProblems(where: string, property: string, value: unknown, ids: Set<unknown>): string[] {
  if (typeof value === "object" && value !== null) return findNodeProblems(value as SchemaNode, ids);
  if (!isFilled(value)) return [`${where} is empty`];
  if (property === "about") return [`${where} is a text`];
  if (ADDRESS_PROPERTY.test(property) && !/^https?:\/\/[^/\s]+\/?\S*$/.test(String(value)))
    return [`${where} is ${value}`];
  if (property === "headline" && [...String(value)].length > 110) return [`${where} is too long`];
  if (DATE_PROPERTY.test(property) && new Date(String(value)).toISOString() !== value) return [`${where} is ${value}`];
  return [];
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}
