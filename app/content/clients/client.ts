import type { Paint } from "#app/lib/paint.ts";
import type { Meta } from "../meta.ts";

/** `id` where the project has a page of its own. */
type ClientProject = { name: string; type: string; year: number; id?: string };

export type Client = {
  /** Its address is /client/{id}. */
  id: string;
  meta: Meta;
  name: string;
  initials: string;
  industry: string;
  paint: Paint;
  description: string;
  relationship: string;
  /** Cover on the client card. */
  image: string;
  testimonial: { quote: string; author: string; title: string };
  founded: number;
  employees: string;
  location: string;
  website: string;
  challenge: string;
  solution: string;
  results: readonly string[];
  resultsNote: string;
  /** On the client's page. */
  picture: string;
  /** Where its wide crop is taken, from the top. */
  pictureFrom: string;
  technologies: readonly string[];
  /** Newest first. The number of projects on the card is the length of this list. */
  projects: readonly ClientProject[];
};
