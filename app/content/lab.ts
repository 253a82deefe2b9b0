import { listStateTexts } from "./messages.ts";
import type { Meta } from "./meta.ts";

export const meta: Meta = {
  title: "Lab: experiments, studies and open source",
  description:
    "What we test on our own time, written down so you don’t have to: experiments with their status, studies with their numbers, packages you can install.",
};

export const hero = { title: "Lab", lead: "What we test on our own time, written down so you don’t have to." } as const;

/** The labels of counts from the store, of which `experiments` is shown with a plus. The downloads are fixed. */
export const stats = {
  experiments: "Experiments",
  studies: "Published Studies",
  contributions: "Contributions",
  downloads: { figure: "50k+", label: "Community Downloads" },
} as const;

export const experiments = {
  head: "Experiments",
  more: "Learn More",
  states: listStateTexts("No experiments found. This section is waiting for new data!", "Loading experiments..."),
} as const;

export const studies = {
  head: "Studies",
  more: "Read Study",
  cases: "Case studies",
  states: listStateTexts(
    "This section is under construction. Check back soon for our latest studies!",
    "Loading studies...",
  ),
} as const;

export const contributions = {
  head: "Contributions",
  note: "Open source, maintained, used by people we have never met.",
  downloads: "downloads",
  states: listStateTexts("Our contributions are being cataloged. Come back soon!", "Loading contributions..."),
} as const;
