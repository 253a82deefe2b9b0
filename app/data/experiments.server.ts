import * as v from "valibot";
import { instant, key, list, rowParser, text } from "./columns.server.ts";
import { describePicture } from "./pictures.server.ts";
import { readRow, readRows } from "./read.server.ts";

export type Experiment = v.InferOutput<typeof experimentRow>;

export function listExperiments() {
  return readRows("experiments", "experiments", parse, (query) => query.order("created_at", { ascending: false }));
}

export function getExperiment(slug: string) {
  return readRow("experiment", "experiments", parse, "slug", slug);
}

const experimentRow = v.pipe(
  v.object({
    id: key,
    slug: key,
    title: text,
    category: text,
    status: text,
    timeline: text,
    description: text,
    tech: list,
    image_url: text,
    image: text,
    created_at: instant,
  }),
  v.transform(({ title, image_url, image, created_at, ...row }) => ({
    ...row,
    title: title ?? "Untitled",
    image: describePicture(image_url ?? image),
    createdAt: created_at,
  })),
);

const parse = rowParser(experimentRow);
