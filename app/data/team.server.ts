import * as v from "valibot";
import { keyText, rowParser, trimmedText } from "./columns.server.ts";
import { describePicture } from "./pictures.server.ts";
import { readRows } from "./read.server.ts";

export type TeamMember = v.InferOutput<typeof teamRow>;

const nameCollator = new Intl.Collator("en");

/** The team by name. Sorted here, because a store may sort capitals first and accents last. */
export async function listTeam() {
  const team = await readRows("team", "team", rowParser(teamRow), (query) => query.order("name"));
  return team.toSorted((one, other) => nameCollator.compare(one.name, other.name));
}

const teamRow = v.pipe(
  v.object({
    id: keyText,
    name: trimmedText,
    role: trimmedText,
    excerpt: trimmedText,
    image: trimmedText,
  }),
  v.transform(({ name, image, ...row }) => ({ ...row, name: name ?? "Unnamed", image: describePicture(image) })),
);
