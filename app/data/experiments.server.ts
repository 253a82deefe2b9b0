import * as v from "valibot";
import { isoInstant, keyText, rowParser, textList, trimmedText } from "./columns.server.ts";
import { describePicture } from "./pictures.server.ts";
import { readRow, readRows } from "./read.server.ts";

export type Experiment = v.InferOutput<typeof experimentRow>;

export function listExperiments() {
  return readRows("experiments", "experiments", parseExperiment, (query) =>
    query.order("created_at", { ascending: false }),
  );
}

export function getExperiment(slug: string) {
  return readRow("experiment", "experiments", parseExperiment, "slug", slug);
}

const experimentRow = v.pipe(
  v.object({
    id: keyText,
    slug: keyText,
    title: trimmedText,
    category: trimmedText,
    status: trimmedText,
    timeline: trimmedText,
    description: trimmedText,
    tech: textList,
    image_url: trimmedText,
    image: trimmedText,
    created_at: isoInstant,
  }),
  v.transform(({ title, image_url, image, created_at, ...row }) => ({
    ...row,
    title: title ?? "Untitled",
    image: describePicture(image_url ?? image),
    createdAt: created_at,
  })),
);

const parseExperiment = rowParser(experimentRow);
