import type { Toast } from "#app/lib/form-protocol.ts";
import type { LinkData } from "#app/lib/link.ts";
import { backLinks, returnHomeLink } from "./page-links.ts";
import { titleSuffix } from "./site.ts";

type NotFound = { title: string; back: LinkData };

/** The pages of records that do not exist. */
export const notFound = {
  project: { title: "Project\nNot Found", back: backLinks.work },
  experiment: { title: "Experiment\nNot Found", back: backLinks.lab },
  study: { title: "Blog Post\nNot Found", back: backLinks.lab },
  contribution: { title: "Contribution\nNot Found", back: backLinks.lab },
  caseStudy: { title: "Case Study\nNot Found", back: backLinks.lab },
  client: { title: "Client\nNot Found", back: backLinks.clients },
} as const satisfies Record<string, NotFound>;

/** /experiment, with no slug in the address. An unknown slug is `notFound.experiment`. */
export const experimentWithoutSlug: NotFound = {
  title: "No experiment\nslug provided",
  back: backLinks.lab,
};

/** The page for any path without a route. */
export const unknownPage = {
  headline: "404",
  text: "Oops! Page not found",
  home: returnHomeLink,
} as const;

export const applicationError = {
  title: "Unexpected\nApplication Error!",
  text: "Something on our side failed, and we have a note of it. Reload the page, or start again from home.",
  home: returnHomeLink,
} as const;

export const loadingText = "Loading...";

export const nothingYetHeadline = "Nothing yet";

const notLoadedHeadline = "Not loaded";

/** A record's page while the record loads, and if loading fails. */
export const recordStates = {
  loading: loadingText,
  error: { headline: notLoadedHeadline, text: "This page could not be loaded.", retry: "Try again" },
  titleSuffix,
} as const;

/** A list that failed to load. /work has its own sentence. */
export const listError = {
  headline: notLoadedHeadline,
  text: "The list could not be loaded.",
  retry: "Try again",
} as const;

/** The texts of a list while it loads, when it is empty and when it fails to load. */
export function listStateTexts(empty: string, loading?: string) {
  return { loading, empty: { headline: nothingYetHeadline, text: empty }, error: listError };
}

export const offlineToast: Toast = {
  tone: "error",
  title: "You are offline",
  text: "This page stays as it is. Try the link again once you are connected.",
};

export const dismissLabel = "Dismiss";
