import * as v from "valibot";
import { isoInstant, keyText, rowParser, trimmedText } from "./columns.server.ts";
import { longDate } from "./long-date.ts";
import { describePicture } from "./pictures.server.ts";
import { readRow, readRows } from "./read.server.ts";

export type Study = v.InferOutput<typeof studyRow>;

export function listStudies() {
  return readRows("studies", "lab_studies", parseStudy, (query) => query.order("published_at", { ascending: false }));
}

export function listFeaturedStudies() {
  return readRows(
    "featuredStudies",
    "lab_studies",
    parseStudy,
    (query) => query.order("published_at", { ascending: false }),
    2,
  );
}

export function getStudy(slug: string) {
  return readRow("study", "lab_studies", parseStudy, "slug", slug);
}

const studyRow = v.pipe(
  v.object({
    id: keyText,
    slug: keyText,
    title: trimmedText,
    category: trimmedText,
    excerpt: trimmedText,
    read_time: trimmedText,
    published_at: isoInstant,
    image_url: trimmedText,
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

const parseStudy = rowParser(studyRow);
