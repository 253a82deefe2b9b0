import { site } from "./site.ts";

const by = `by ${site.name}, a creative and software agency in ${site.city}.`;

/** What a page of a kind is called, and what describes it where the record has no words for that. */
export const kinds = {
  project: { name: "Project", description: `A project ${by}` },
  study: { name: "Lab study", description: `A lab study ${by}` },
  experiment: { name: "Experiment", description: `An experiment ${by}` },
  contribution: { name: "Open source", description: `An open-source package ${by}` },
  caseStudy: { name: "Case study" },
  client: { name: "Client" },
  service: { name: "Service" },
} as const;
