import type { Paint } from "#app/lib/paint.ts";

/** The content of a mail that the site writes. Its HTML and its plain text are both made from this. */
export type Letter = {
  /** The mail's subject, and the title of its HTML document. */
  subject: string;
  /** The sort of mail, beside the name of the site: "Enquiry". */
  label: string;
  paint: Paint;
  title: string;
  lead?: string;
  /** The text that mail clients show after the subject in their lists. */
  preview: string;
  parts: readonly LetterPart[];
  /** Tells the reader why they get this mail. */
  reason: string;
};

export type LetterDetail = { label: string; value: string; href?: string };

export type LetterPart =
  | { kind: "paragraph"; text: string }
  | { kind: "quote"; label: string; text: string }
  | { kind: "details"; details: readonly LetterDetail[] }
  | { kind: "button"; label: string; href: string };
