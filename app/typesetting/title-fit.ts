import { type FitOptions, inkLength } from "./fit-line.ts";

type TitleFit = FitOptions & { measure: number };

export const defaultTitleFit: TitleFit = { measure: 4.6 };
const serviceTitleFit: TitleFit = { measure: 5 };

/** Titles set larger or smaller than the default. */
const exceptions: Readonly<Record<string, TitleFit>> = {
  "/": { measure: 4.2, pairs: true },
  "/about": { measure: 3.9 },
  "/lab": { measure: 4.9 },
  "/rapid-development": { measure: 4.8 },
  "/services/brand-identity": { measure: 4.4 },
  "/services/digital-strategy": { measure: 4 },
  "/services/mobile-apps": { measure: 3.9 },
  "/services/web-development": { measure: 5, widthWhenShort: 143.4 },
  "/work": { measure: 4.3 },
};

export const clientNameFit: TitleFit = { measure: 5.6 };

/** How the title of a page is set, on the page and on its share image. */
export function titleFit(path: string): TitleFit {
  if (path.startsWith("/client/")) return clientNameFit;
  return exceptions[path] ?? (path.startsWith("/services/") ? serviceTitleFit : defaultTitleFit);
}

const WORDMARK = { minMeasure: 4.4, maxMeasure: 7.2, widest: 147 } as const;

/** Sets a name of any length as wide as the font gets, within limits for the height of its letters. */
export function wordmarkFit(name: string): TitleFit {
  const length = Math.floor(inkLength(name, WORDMARK.widest) * 10) / 10;
  const measure = Math.max(WORDMARK.minMeasure, Math.min(length, WORDMARK.maxMeasure));
  return { measure, widthWhenShort: WORDMARK.widest };
}
