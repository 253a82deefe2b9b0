import type { Paint } from "#app/lib/paint.ts";
import type { Meta } from "../meta.ts";

/** `id` is set if the project has a page of its own. */
type ClientProject = { name: string; type: string; year: number; id?: string };

export type Client = {
  /** The client's page is /client/{id}. */
  id: string;
  meta: Meta;
  name: string;
  initials: string;
  industry: string;
  paint: Paint;
  description: string;
  relationship: string;
  /** The cover on the client's card. */
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
  /** The picture on the client's page. */
  picture: string;
  /** Which part of `picture` its wide crop shows, as in `object-position`: 0% is the top, 100% the bottom. */
  pictureFrom: string;
  technologies: readonly string[];
  /** Newest first. The client's card shows the length of this list as the number of projects. */
  projects: readonly ClientProject[];
};
