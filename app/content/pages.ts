import type { LinkData } from "#app/lib/link.ts";
import type { Paint } from "#app/lib/paint.ts";
import * as about from "./about.ts";
import { caseStudies } from "./case-studies.ts";
import * as clients from "./clients.ts";
import * as contact from "./contact.ts";
import * as home from "./home.ts";
import * as lab from "./lab.ts";
import type { Meta } from "./meta.ts";
import { pageLinks } from "./page-links.ts";
import * as rapid from "./rapid.ts";
import * as services from "./services.ts";
import { site } from "./site.ts";
import * as work from "./work.ts";

/** `title` and `note` are for the share image; `\n` in a title breaks its line. */
export type FixedPage = {
  path: string;
  name: string;
  meta: Meta;
  paint: Paint;
  title: string;
  note: string;
};

/** In the order of the sitemap and llms.txt. */
export const mainPages: readonly FixedPage[] = [
  { ...named(pageLinks.home), meta: home.meta, paint: "pink", title: home.hero.madeToMeasure, note: site.promise },
  { ...named(pageLinks.services), meta: services.meta, paint: "yellow", ...titled(services.hero) },
  { ...named(pageLinks.work), meta: work.meta, paint: "blue", ...titled(work.hero) },
  { ...named(pageLinks.about), meta: about.meta, paint: "orange", ...titled(about.hero) },
  { ...named(pageLinks.clients), meta: clients.meta, paint: "blue", ...titled(clients.hero) },
  { ...named(pageLinks.lab), meta: lab.meta, paint: "green", ...titled(lab.hero) },
  { ...named(pageLinks.contact), meta: contact.meta, paint: "pink", ...titled(contact.hero) },
  { ...named(pageLinks.rapid), meta: rapid.meta, paint: "pink", ...titled(rapid.hero) },
];

export const servicePages: readonly FixedPage[] = services.services.map((service) => ({
  path: service.facts.link,
  name: service.facts.title,
  meta: service.meta,
  paint: service.facts.paint,
  ...titled(service),
}));

export const clientPages: readonly FixedPage[] = clients.clients.map(({ id, name, meta, paint, description }) => ({
  path: `/client/${id}`,
  name,
  meta,
  paint,
  title: name,
  note: description,
}));

/** Without a `title`: theirs are sentences, set in plain lines like those of records. */
export const caseStudyPages = caseStudies.map(({ id, title, meta, paint, lead }) => {
  return { path: `/case-study/${id}`, name: title, meta, paint, note: lead };
});

/** Stands in for a share image that cannot be drawn. */
export const fallbackPage = { title: site.name, note: site.tagline, paint: "pink" } as const;

function named({ label, to }: LinkData) {
  return { name: label, path: to };
}

function titled({ title, lead }: { title: string; lead: string }) {
  return { title, note: lead };
}
