import * as v from "valibot";
import { instant, key, list, rowParser, text, wholeNumber } from "./columns.server.ts";
import { describePicture } from "./pictures.server.ts";
import { readRow, readRows } from "./read.server.ts";

export type Project = v.InferOutput<typeof projectRow>;

export function listProjects() {
  return readRows("projects", "projects", parse, (query) => query.order("year", { ascending: false }));
}

export function listFeaturedProjects() {
  return readRows("featuredProjects", "projects", parse, (query) => query.order("created_at", { ascending: false }), 3);
}

export function listRapidProjects() {
  const types = ["Web Development", "AI Development"];
  return readRows(
    "rapidProjects",
    "projects",
    parse,
    (query) => query.in("type", types).order("created_at", { ascending: false }),
    6,
  );
}

export function getProject(id: string) {
  return readRow("project", "projects", parse, "id", id);
}

const projectRow = v.pipe(
  v.object({
    id: key,
    title: text,
    description: text,
    long_description: text,
    type: text,
    industry: text,
    complexity: text,
    year: wholeNumber,
    client: text,
    url: text,
    image: text,
    technologies: list,
    results: list,
    gallery_images: list,
    created_at: instant,
  }),
  v.transform(({ long_description, gallery_images, created_at, title, image, ...row }) => ({
    ...row,
    title: title ?? "Untitled",
    longDescription: long_description,
    image: describePicture(image),
    gallery: gallery_images.flatMap((path) => describePicture(path) ?? []),
    createdAt: created_at,
  })),
);

const parse = rowParser(projectRow);
