import type { Line } from "#app/lib/line.ts";
import { heads } from "./heads.ts";

/** /contributions/{slug} */
export const contributionPage = {
  back: { label: "Back to Lab", to: "/lab" },
  github: "GitHub",
  docs: "Documentation",
  stats: { downloads: "downloads", stars: "stars", forks: "forks" },
  installation: {
    head: heads.installation,
    note: "Node 20 or newer. No native dependencies.",
    copy: "Copy",
    copied: "Copied",
  },
  features: { head: heads.keyFeatures },
  version: { label: "Version", value: "1.0.0" },
  license: { label: "License", value: "MIT" },
  maintainer: { label: "Maintainer", value: "Lab Team" },
} as const;

/** Names that reach across the page, by slug; any other is set as a plain title. */
export const contributionNames: Readonly<Record<string, Line>> = {
  fitline: { text: "fitline", em: 4, w: 137.7, l: 0.014 },
  handoff: { text: "handoff", em: 4, w: 104.5, l: 0.038 },
  "tally-forms": { text: "tally-forms", em: 5, w: 93.5, l: 0.005 },
  "to-scale": { text: "to-scale", em: 4, w: 102.9, l: 0.005 },
};
