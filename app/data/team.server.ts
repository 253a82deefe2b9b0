import * as v from "valibot";
import { key, parser, text } from "./columns.server.ts";
import { describePicture } from "./pictures.server.ts";
import { readRows } from "./read.server.ts";

export type TeamMember = v.InferOutput<typeof teamRow>;

export function listTeam() {
  return readRows("team", "team", parser(teamRow), (query) => query.order("name"));
}

const teamRow = v.pipe(
  v.object({
    id: key,
    name: v.optional(text, null),
    role: v.optional(text, null),
    excerpt: v.optional(text, null),
    image: v.optional(text, null),
  }),
  v.transform(({ name, image, ...row }) => ({ ...row, name: name ?? "Unnamed", image: describePicture(image) })),
);
