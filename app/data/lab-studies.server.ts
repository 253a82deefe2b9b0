import * as v from "valibot";
import { instant, key, rowParser, text } from "./columns.server.ts";
import { longDate } from "./long-date.ts";
import { describePicture } from "./pictures.server.ts";
import { readRow, readRows } from "./read.server.ts";

export type Study = v.InferOutput<typeof studyRow>;

export function listStudies() {
  return readRows("studies", "lab_studies", parse, (query) => query.order("published_at", { ascending: false }));
}

export function listFeaturedStudies() {
  return readRows(
    "featuredStudies",
    "lab_studies",
    parse,
    (query) => query.order("published_at", { ascending: false }),
    2,
  );
}

export function getStudy(slug: string) {
  return readRow("study", "lab_studies", parse, "slug", slug);
}

const studyRow = v.pipe(
  v.object({
    id: key,
    slug: key,
    title: text,
    category: text,
    excerpt: text,
    read_time: text,
    published_at: instant,
    image_url: text,
  }),
  v.transform(({ title, read_time, published_at, image_url, ...row }) => ({
    ...row,
    title: title ?? "Untitled",
    readTime: read_time,
    publishedAt: published_at,
    published: published_at && longDate(published_at),
    image: describePicture(image_url),
  })),
);

const parse = rowParser(studyRow);
