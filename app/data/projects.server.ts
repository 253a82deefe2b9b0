import * as v from "valibot";
import { isoInstant, keyText, rowParser, textList, trimmedText, wholeNumber } from "./columns.server.ts";
import { describePicture } from "./pictures.server.ts";
import { readRow, readRows } from "./read.server.ts";

export type Project = v.InferOutput<typeof projectRow>;

export function listProjects() {
  return readRows("projects", "projects", parseProject, (query) => query.order("year", { ascending: false }));
}

export function listFeaturedProjects() {
  return readRows(
    "featuredProjects",
    "projects",
    parseProject,
    (query) => query.order("created_at", { ascending: false }),
    3,
  );
}

export function listRapidProjects() {
  const types = ["Web Development", "AI Development"];
  return readRows(
    "rapidProjects",
    "projects",
    parseProject,
    (query) => query.in("type", types).order("created_at", { ascending: false }),
    6,
  );
}

export function getProject(id: string) {
  return readRow("project", "projects", parseProject, "id", id);
}

const projectRow = v.pipe(
  v.object({
    id: keyText,
    title: trimmedText,
    description: trimmedText,
    long_description: trimmedText,
    type: trimmedText,
    industry: trimmedText,
    complexity: trimmedText,
    year: wholeNumber,
    client: trimmedText,
    url: trimmedText,
    image: trimmedText,
    technologies: textList,
    results: textList,
    gallery_images: textList,
    created_at: isoInstant,
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

const parseProject = rowParser(projectRow);
