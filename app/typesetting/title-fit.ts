import { type FitOptions, inkLength } from "./fit-line.ts";

type TitleFit = FitOptions & { measure: number };

export const defaultTitleFit: TitleFit = { measure: 4.6 };
const serviceTitleFit: TitleFit = { measure: 5 };

/** Pages whose titles are set larger or smaller than the default. */
const titleFitByPath: Readonly<Record<string, TitleFit>> = {
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

/** How the title of a page is fitted, on the page and on its share image. */
export function titleFit(path: string): TitleFit {
  if (path.startsWith("/client/")) return clientNameFit;
  return titleFitByPath[path] ?? (path.startsWith("/services/") ? serviceTitleFit : defaultTitleFit);
}

const WORDMARK_LIMITS = { minMeasure: 4.4, maxMeasure: 7.2, widest: 147 } as const;

/** Fits a name of any length at nearly the widest letters, within limits for their height. */
export function wordmarkFit(name: string): TitleFit {
  const length = Math.floor(inkLength(name, WORDMARK_LIMITS.widest) * 10) / 10;
  const measure = Math.max(WORDMARK_LIMITS.minMeasure, Math.min(length, WORDMARK_LIMITS.maxMeasure));
  return { measure, widthWhenShort: WORDMARK_LIMITS.widest };
}
