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

/** The main pages, in the order of the sitemap and llms.txt. */
export const mainPages: readonly FixedPage[] = [
  {
    ...nameAndPath(pageLinks.home),
    meta: home.meta,
    paint: "pink",
    title: home.hero.madeToMeasure,
    note: site.promise,
  },
  { ...nameAndPath(pageLinks.services), meta: services.meta, paint: "yellow", ...titleAndNote(services.hero) },
  { ...nameAndPath(pageLinks.work), meta: work.meta, paint: "blue", ...titleAndNote(work.hero) },
  { ...nameAndPath(pageLinks.about), meta: about.meta, paint: "orange", ...titleAndNote(about.hero) },
  { ...nameAndPath(pageLinks.clients), meta: clients.meta, paint: "blue", ...titleAndNote(clients.hero) },
  { ...nameAndPath(pageLinks.lab), meta: lab.meta, paint: "green", ...titleAndNote(lab.hero) },
  { ...nameAndPath(pageLinks.contact), meta: contact.meta, paint: "pink", ...titleAndNote(contact.hero) },
  { ...nameAndPath(pageLinks.rapid), meta: rapid.meta, paint: "pink", ...titleAndNote(rapid.hero) },
];

export const servicePages: readonly FixedPage[] = services.services.map((service) => ({
  path: service.summary.link,
  name: service.summary.title,
  meta: service.meta,
  paint: service.summary.paint,
  ...titleAndNote(service),
}));

export const clientPages: readonly FixedPage[] = clients.clients.map(({ id, name, meta, paint, description }) => ({
  path: `/client/${id}`,
  name,
  meta,
  paint,
  title: name,
  note: description,
}));

/** Without a `title`: the share image sets a case study's name, which is a sentence, in plain lines, as it does for records. */
export const caseStudyPages = caseStudies.map(({ id, title, meta, paint, lead }) => {
  return { path: `/case-study/${id}`, name: title, meta, paint, note: lead };
});

/** The text of the share image that stands in where a page's own cannot be drawn. */
export const fallbackPage = { title: site.name, note: site.tagline, paint: "pink" } as const;

function nameAndPath({ label, to }: LinkData) {
  return { name: label, path: to };
}

function titleAndNote({ title, lead }: { title: string; lead: string }) {
  return { title, note: lead };
}
