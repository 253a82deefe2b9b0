import { site } from "./site.ts";

const by = `by ${site.name}, a creative and software agency in ${site.city}.`;

/** The name of each kind of page, and the description of a record that has none. */
export const kinds = {
  project: { name: "Project", description: `A project ${by}` },
  study: { name: "Lab study", description: `A lab study ${by}` },
  experiment: { name: "Experiment", description: `An experiment ${by}` },
  contribution: { name: "Open source", description: `An open-source package ${by}` },
  caseStudy: { name: "Case study" },
  client: { name: "Client" },
  service: { name: "Service" },
} as const;
