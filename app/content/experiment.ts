import { backTo } from "./page-links.ts";

/** /experiment/{slug} */
export const experimentPage = {
  back: backTo.lab,
  timeline: "Timeline",
  tech: "Built with",
} as const;
