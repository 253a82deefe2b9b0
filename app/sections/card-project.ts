import { type PictureData, withoutAlt } from "#app/lib/picture.ts";
import { webAddress } from "#app/lib/web-address.ts";

/** What a card shows of a project, and no more: long lists of them go to the browser. */
export type CardProject = {
  id: string;
  title: string;
  description: string | null;
  type: string | null;
  industry: string | null;
  complexity: string | null;
  year: number | null;
  client: string | null;
  /** An address that is safe to link, or nothing. */
  url: string | null;
  image: PictureData | null;
};

// More than the four lines a card's back can show.
const LONGEST_DESCRIPTION = 320;

export function toCard(project: CardProject): CardProject {
  const { id, title, description, type, industry, complexity, year, client, url, image } = project;
  return {
    id,
    title,
    description: description && shortened(description),
    type,
    industry,
    complexity,
    year,
    client,
    url: webAddress(url),
    image: image && withoutAlt(image),
  };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_DESCRIPTION ? `${letters.slice(0, LONGEST_DESCRIPTION).join("").trimEnd()}…` : text;
}
