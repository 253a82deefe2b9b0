import { heads } from "./heads.ts";
import type { Meta } from "./meta.ts";

export const meta: Meta = {
  title: "Lab: experiments, studies and open source",
  description:
    "What we test on our own time, written down so you don’t have to: experiments with their status, studies with their numbers, packages you can install.",
};

export const hero = { title: "Lab", lead: "What we test on our own time, written down so you don’t have to." } as const;

/** Counts come from the store, `experiments` followed by a plus; the downloads are fixed. */
export const stats = {
  experiments: "Experiments",
  studies: "Published Studies",
  contributions: "Contributions",
  downloads: { figure: "50k+", label: "Community Downloads" },
} as const;

export const experiments = { head: heads.experiments, more: "Learn More" } as const;

export const studies = { head: heads.studies, more: "Read Study", cases: "Case studies" } as const;

export const contributions = {
  head: heads.contributions,
  note: "Open source, maintained, used by people we have never met.",
  downloads: "downloads",
} as const;
