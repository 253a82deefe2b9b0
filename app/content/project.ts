import { listStateTexts } from "./messages.ts";
import { backLinks } from "./page-links.ts";
import { projectPaints } from "./paint.ts";

/** Stand in for a project's empty fields. */
export const projectDefaults = {
  client: "Confidential",
  year: "N/A",
  description: "No description available.",
  fact: "N/A",
  list: "Not published.",
} as const;

export const projectLabels = {
  client: "Client",
  year: "Year",
  date: "Date",
  industry: "Industry",
  complexity: "Complexity",
  technologies: "Technologies",
} as const;

export const projectCard = {
  flip: "Flip card",
  flipBack: "Flip back",
  full: "View Full Project",
  live: "View Live Site",
} as const;

export const projectListStates = listStateTexts("No projects found");

/** All texts and paints of a project card. */
export const projectCardWords = {
  card: projectCard,
  labels: projectLabels,
  defaults: projectDefaults,
  paints: projectPaints,
} as const;

/** /project/{id} */
export const projectPage = {
  back: backLinks.work,
  overview: "Overview",
  live: "View Live Site",
  caseStudy: "View Case Study",
  results: { head: "Results", note: "Every project names the number it is meant to move. Then we check." },
  gallery: {
    head: "Gallery",
    open: "Enlarge picture",
    close: "Close",
    previous: "Previous picture",
    next: "Next picture",
  },
} as const;
