import type { Toast } from "#app/lib/form-answer.ts";
import type { Line, Title } from "#app/lib/line.ts";
import type { Link } from "#app/lib/link.ts";
import { titleSuffix } from "./site.ts";

export type NotFound = { title: Title; back: Link };

const backToWork: Link = { label: "Back to Work", to: "/work" };
const backToLab: Link = { label: "Back to Lab", to: "/lab" };
const backToClients: Link = { label: "Back to Clients", to: "/clients" };

const notFoundLine: Line = { text: "Not Found", em: 5, w: 102, l: 0.046 };

/** Detail pages whose record does not exist. The title is the page. */
export const notFound = {
  project: {
    title: { label: "Project Not Found", lines: [{ text: "Project", em: 5, w: 142.2, l: 0.074 }, notFoundLine] },
    back: backToWork,
  },
  experiment: {
    title: { label: "Experiment Not Found", lines: [{ text: "Experiment", em: 5, w: 91.8, l: 0.038 }, notFoundLine] },
    back: backToLab,
  },
  study: {
    title: { label: "Blog Post Not Found", lines: [{ text: "Blog Post", em: 5, w: 107.9, l: 0.051 }, notFoundLine] },
    back: backToLab,
  },
  contribution: {
    title: { label: "Contribution Not Found", lines: [{ text: "Contribution", em: 5, w: 87, l: 0.016 }, notFoundLine] },
    back: backToLab,
  },
  caseStudy: {
    title: { label: "Case Study Not Found", lines: [{ text: "Case Study", em: 5, w: 94.1, l: 0.019 }, notFoundLine] },
    back: backToLab,
  },
  client: {
    title: {
      label: "Client Not Found",
      lines: [{ text: "Client", em: 5, reach: 4, w: 139.3, l: 0.036 }, notFoundLine],
    },
    back: backToClients,
  },
} as const satisfies Record<string, NotFound>;

export const missingExperimentSlug: NotFound = {
  title: {
    label: "No experiment slug provided",
    lines: [
      { text: "No experiment", em: 6.6, w: 94.6, l: 0.04 },
      { text: "slug provided", em: 6.6, w: 100.3, l: 0.018 },
    ],
  },
  back: backToLab,
};

const fourOhFour: Line = { text: "404", em: 4.6, reach: 2.6, w: 129.1, l: 0.016 };

/** Any path that is not on the map. */
export const unknownPage = {
  line: fourOhFour,
  text: "Oops! Page not found",
  home: { label: "Return to Home", to: "/" },
} as const;

const errorTitle: Title = {
  label: "Unexpected Application Error!",
  lines: [
    { text: "Unexpected", em: 7, w: 121.5, l: 0.054 },
    { text: "Application Error!", em: 7, w: 85.5, l: 0.003 },
  ],
};

export const applicationError = {
  title: errorTitle,
  text: "Something on our side failed, and we have a note of it. Reload the page, or start again from home.",
  home: { label: "Return to Home", to: "/" },
} as const;

export const loading = "Loading...";

export const nothingYet: Line = { text: "Nothing yet", em: 9, reach: 7.14, w: 127.9, l: 0.064 };

const notLoaded: Line = { text: "Not loaded", em: 9, reach: 6.68, w: 128, l: 0.064 };

/** A page's own record while it is on its way, and when it could not be read. */
export const recordStates = {
  loading,
  failed: { line: notLoaded, text: "This page could not be loaded.", retry: "Try again" },
  titleSuffix,
} as const;

/** A list on a page. /work has a sentence of its own. */
export const listFailed = { line: notLoaded, text: "The list could not be loaded.", retry: "Try again" } as const;

const states = (empty: string, loading?: string) => {
  return { loading, empty: { line: nothingYet, text: empty }, failed: listFailed };
};

/** What stands in a list's place while it is on its way, when it holds nothing and when it does not arrive. */
export const listStates = {
  featuredStudies: states(
    "No featured studies available yet. Check back soon for our latest insights!",
    "Loading studies...",
  ),
  experiments: states("No experiments found. This section is waiting for new data!", "Loading experiments..."),
  studies: states("This section is under construction. Check back soon for our latest studies!", "Loading studies..."),
  contributions: states("Our contributions are being cataloged. Come back soon!", "Loading contributions..."),
  projects: states("No projects found"),
  team: states("Nobody is listed here at the moment. We are still here."),
};

export const toasts = {
  contactFailed: { title: "Error", text: "Failed to send message. Please try again.", tone: "error" },
  newsletterFailed: { title: "Error", text: "Failed to subscribe. Please try again.", tone: "error" },
  blogPostFailed: { title: "Error", text: "Failed to create blog post. Please try again.", tone: "error" },
  linkedInPostFailed: { title: "Error", text: "Failed to create LinkedIn post. Please try again.", tone: "error" },
  labSubscribed: { title: "Subscribed!", text: "You've been added to our research newsletter.", tone: "success" },
  blogPostCreated: {
    title: "Blog Post Created!",
    text: "The blog post has been submitted successfully.",
    tone: "success",
  },
  linkedInPostCreated: {
    title: "LinkedIn Post Created!",
    text: "The LinkedIn post has been submitted successfully.",
    tone: "success",
  },
} as const satisfies Record<string, Toast>;

export const offline: Toast = {
  tone: "error",
  title: "You are offline",
  text: "This page stays as it is. Try the link again once you are connected.",
};

export const dismiss = "Dismiss";
