import { backLinks } from "./page-links.ts";

/** /contributions/{slug} */
export const contributionPage = {
  back: backLinks.lab,
  github: "GitHub",
  docs: "Documentation",
  stats: { downloads: "downloads", stars: "stars", forks: "forks" },
  installation: {
    head: "Installation",
    note: "Node 20 or newer. No native dependencies.",
    copy: "Copy",
    copied: "Copied",
  },
  features: { head: "Key Features" },
  version: { label: "Version", value: "1.0.0" },
  license: { label: "License", value: "MIT" },
  maintainer: { label: "Maintainer", value: "Lab Team" },
} as const;
