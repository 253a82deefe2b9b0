import { backLinks } from "./page-links.ts";

/** /experiment/{slug} */
export const experimentPage = {
  back: backLinks.lab,
  timeline: "Timeline",
  tech: "Built with",
} as const;
