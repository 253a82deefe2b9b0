import type { Toast } from "#app/lib/form-protocol.ts";
import type { LinkData } from "#app/lib/link.ts";
import { backTo, returnHome } from "./page-links.ts";
import { titleSuffix } from "./site.ts";

type NotFound = { title: string; back: LinkData };

/** Detail pages whose record does not exist. */
export const notFound = {
  project: { title: "Project\nNot Found", back: backTo.work },
  experiment: { title: "Experiment\nNot Found", back: backTo.lab },
  study: { title: "Blog Post\nNot Found", back: backTo.lab },
  contribution: { title: "Contribution\nNot Found", back: backTo.lab },
  caseStudy: { title: "Case Study\nNot Found", back: backTo.lab },
  client: { title: "Client\nNot Found", back: backTo.clients },
} as const satisfies Record<string, NotFound>;

/** /experiment, with no slug in the address. An unknown slug is `notFound.experiment`. */
export const experimentWithoutSlug: NotFound = {
  title: "No experiment\nslug provided",
  back: backTo.lab,
};

/** Any path without a route. */
export const unknownPage = {
  headline: "404",
  text: "Oops! Page not found",
  home: returnHome,
} as const;

export const applicationError = {
  title: "Unexpected\nApplication Error!",
  text: "Something on our side failed, and we have a note of it. Reload the page, or start again from home.",
  home: returnHome,
} as const;

export const loading = "Loading...";

export const nothingYet = "Nothing yet";

const notLoaded = "Not loaded";

/** A detail page while its record loads, and when that fails. */
export const recordStates = {
  loading,
  error: { headline: notLoaded, text: "This page could not be loaded.", retry: "Try again" },
  titleSuffix,
} as const;

/** A list that failed to load. /work has its own sentence. */
export const listError = { headline: notLoaded, text: "The list could not be loaded.", retry: "Try again" } as const;

/** What a list shows while it loads, when it is empty and when it fails. */
export function listStates(empty: string, loading?: string) {
  return { loading, empty: { headline: nothingYet, text: empty }, error: listError };
}

export const offline: Toast = {
  tone: "error",
  title: "You are offline",
  text: "This page stays as it is. Try the link again once you are connected.",
};

export const dismiss = "Dismiss";
