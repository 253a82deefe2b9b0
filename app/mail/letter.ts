import type { Paint } from "#app/lib/paint.ts";

/** The content of a mail of ours. HTML and text are two views of it. */
export type Letter = {
  /** Names the document, and is the subject of the mail. */
  subject: string;
  /** What sort of mail it is, beside the name of the site. */
  label: string;
  paint: Paint;
  title: string;
  lead?: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  parts: readonly Part[];
  /** Why the reader gets it. */
  reason: string;
};

export type Fact = { label: string; value: string; href?: string };

export type Part =
  | { kind: "paragraph"; text: string }
  | { kind: "quote"; label: string; text: string }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "button"; label: string; href: string };
