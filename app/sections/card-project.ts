import { type PictureData, withoutAlt } from "#app/lib/picture.ts";
import { webAddress } from "#app/text/web-address.ts";

/** Only the fields that a card shows, because long lists of cards go to the browser. */
export type CardProject = {
  id: string;
  title: string;
  description: string | null;
  type: string | null;
  industry: string | null;
  complexity: string | null;
  year: number | null;
  client: string | null;
  /** An address that is safe to link, or null. */
  url: string | null;
  image: PictureData | null;
};

// More than fits on the back of a card.
const MAX_DESCRIPTION_LENGTH = 320;

export function toCard(project: CardProject): CardProject {
  const { id, title, description, type, industry, complexity, year, client, url, image } = project;
  return {
    id,
    title,
    description: description && shorten(description),
    type,
    industry,
    complexity,
    year,
    client,
    url: webAddress(url),
    image: image && withoutAlt(image),
  };
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length > MAX_DESCRIPTION_LENGTH
    ? `${letters.slice(0, MAX_DESCRIPTION_LENGTH).join("").trimEnd()}…`
    : text;
}
