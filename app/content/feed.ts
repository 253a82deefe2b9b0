import { site } from "./site.ts";

/** /feed.xml */
export const feedWords = {
  title: `${site.name} Lab studies`,
  subtitle: "What we test on our own time, written down so you don’t have to.",
} as const;
