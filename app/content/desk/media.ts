import type { Meta } from "../meta.ts";
import { kindLabels } from "./kind-labels.ts";
import { maxFiles, maxMegabytes, maxMegapixels, maxSvgMegabytes } from "./upload-limits.ts";

export const meta: Meta = { title: "Media", description: "The pictures of the site, and what each of them shows." };

export const mediaTitle = "Media";
/** The types that the browser's file chooser offers. app/media/picture-type.server.ts decides which files are accepted. */
export const acceptedTypes =
  "image/jpeg,image/png,image/webp,image/avif,image/svg+xml,.jpg,.jpeg,.png,.webp,.avif,.svg";

export const mediaSegments = {
  label: "Pictures by state. Widths are to scale",
  missing: "without alt text",
  described: "described",
  unused: "not used",
} as const;

export const uploadWords = {
  lead: "Drop pictures here, or",
  choose: "choose files",
  plainLabel: "Pictures to upload",
  send: "Upload",
  hint: `JPEG, PNG, WebP, AVIF or SVG, up to ${maxMegabytes} MB and ${maxMegapixels} megapixels each (an SVG up to ${maxSvgMegabytes} MB). We turn them, shrink them, and leave out where they were taken.`,
  list: "On the way up",
  waiting: "Waiting its turn",
  drawing: "Making its sizes",
  done: "In the library",
  known: "Already in the library",
  cancel: "Cancel",
  dismiss: "Dismiss",
  retry: "Try again",
  describe: "Say what it shows",
  offline: "Not sent: the connection was lost. The file is still here.",
  signedOut: "Not sent: you are signed out. Sign in in another tab, then try again.",
  failed: "Not saved: something on our side failed. The file is still here.",
  tooLarge: `That file is over ${maxMegabytes} MB. Export it smaller and drop it again.`,
} as const;

/** Why a file was refused, and what to do about it. */
export const refusalTexts = {
  heic: "That is a HEIC file. Export it as JPEG and drop it again.",
  "too-large": uploadWords.tooLarge,
  "svg-too-large": `That SVG is over ${maxSvgMegabytes} MB. Simplify it, or export it as PNG, and drop it again.`,
  "too-many-pixels": `That picture has more than ${maxMegapixels} megapixels. Export it smaller and drop it again.`,
  "too-many-files": `At most ${maxFiles} files go up at once. The first ${maxFiles} are in the library; choose the others again.`,
  unknown: "That is not a picture we can use. Export it as JPEG, PNG, WebP or AVIF and drop it again.",
  broken: "That file is damaged or incomplete. Export it again and drop it again.",
  empty: "That file is empty. Export it again and drop it again.",
  busy: "The server has no room to draw that picture just now. Drop it again in a minute.",
} as const;

/** Stands for a file whose name is unknown, because the server stopped reading the form. */
export const unnamedFile = "One of the files";

export const libraryFilterWords = {
  find: "Find",
  findHint: "File name or words from the alt text",
  used: "Used in",
  anywhere: "Anywhere",
  nowhere: "Nowhere",
  sort: "Sort",
  newest: "Newest",
  heaviest: "Heaviest",
  apply: "Show",
} as const;

export const usageKindNames = {
  ...kindLabels,
  clients: "Clients",
} as const;

/** The name of the place in which a record shows a picture, by column. */
export const usageColumnNames: Readonly<Record<string, string>> = {
  image: "cover",
  image_url: "cover",
  gallery_images: "gallery",
  long_description: "text",
  description: "text",
  content: "text",
  body: "text",
  picture: "picture",
};

export const pictureWallWords = {
  missing: "No alt text",
  decorative: "Decoration",
  unused: "Not used",
  label: "Pictures",
  previous: "Earlier page",
  next: "Next page",
  empty: { headline: "No match", text: "No picture matches these filters.", clear: "Clear the filters" },
  nothing: { headline: "No pictures", text: "Nothing is in the library yet. Drop a picture above." },
  missingTable: {
    title: "This store has no picture library.",
    text: "Pictures stay as they are on the site. Apply the migrations in supabase/migrations to keep pictures here.",
  },
} as const;

export const pictureSheetWords = {
  alt: "Alt text",
  altHint: "Say what the picture shows. Without it no page that shows it can be published.",
  altOf: (label: string) => `Alt text: ${label}`,
  altError: "Say what it shows, to somebody on the phone.",
  decorative: "Only decoration: leave it out for screen readers",
  decorativeShort: "Only decoration",
  size: "Size",
  weight: "Weight",
  added: "Added",
  bySite: "With the site",
  uses: "Where it is used",
  noUses: "Nowhere: neither on the site nor in a draft.",
  inDraft: (number: number) => `in draft ${number}`,
  save: "Save alt text",
  saveOf: (label: string) => `Save alt text: ${label}`,
  saving: "Saving...",
  saved: "Saved. Pages that show it have the new text.",
  replace: "Replace",
  replaceLabel: "Another file in its place",
  replaceHint: "Every page that shows it gets the new file. The alt text stays: check that it still fits.",
  replaced: "Replaced. Check that the alt text still fits.",
  remove: "Remove",
  removeHint: "Removing it cannot be undone.",
  removed: "Removed.",
  cannotRemove: "To remove it, take it out of the places above first.",
  siteFile: "This file is part of the site itself, so it can be described but not replaced or removed.",
  elsewhere: "This file is not in the library, so it can be described but not replaced or removed.",
  close: "Close",
  gone: "That picture is no longer in the library.",
} as const;

export const picturePickerWords = {
  drop: "Drop or paste a picture here, or",
  dropSeveral: "Drop or paste pictures here, or",
  choose: "choose from the library",
  chooseFor: (label: string) => `Choose from the library: ${label}`,
  title: "Choose a picture",
  find: "Find",
  loading: "Loading pictures...",
  none: "No picture matches.",
  some: (shown: number, found: number) => `The first ${shown} of ${found}. Find the others by name.`,
  close: "Keep as it is",
} as const;

export function placeCountText(count: number): string {
  return count === 1 ? "In 1 place" : `In ${count} places`;
}

export function fileSizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The progress of an upload: "8.1 of 12.4 MB, about 6 s". */
export function uploadProgressText(sent: number, size: number, secondsLeft: number | null): string {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  const left = secondsLeft === null ? "" : `, about ${Math.max(1, Math.round(secondsLeft))} s`;
  return `${megabytes(sent)} of ${megabytes(size)} MB${left}`;
}

/** The rows on a page of a list: "Showing 1 to 50 of 312". */
export function shownRangeText(from: number, to: number, all: number): string {
  return all === 0 ? "" : `Showing ${from} to ${to} of ${all}`;
}
