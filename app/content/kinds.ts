import { site } from "./site.ts";

const byAgency = `by ${site.name}, a creative and software agency in ${site.city}.`;

/** The name of each kind of page, and the description of a record that has none of its own. */
export const kinds = {
  project: { name: "Project", description: `A project ${byAgency}` },
  study: { name: "Lab study", description: `A lab study ${byAgency}` },
  experiment: { name: "Experiment", description: `An experiment ${byAgency}` },
  contribution: { name: "Open source", description: `An open-source package ${byAgency}` },
  caseStudy: { name: "Case study" },
  client: { name: "Client" },
  service: { name: "Service" },
} as const;
