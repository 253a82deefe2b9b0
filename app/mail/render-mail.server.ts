import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter } from "./letter.ts";
import { LetterPage, LetterRows } from "./letter-page.ts";
import { letterText } from "./letter-text.ts";
import type { MailContent } from "./mail-content.ts";

/** Renders a letter as HTML and as plain text. */
export function renderMail(letter: Letter): MailContent {
  const { subject, preview } = letter;
  const rows = renderToStaticMarkup(createElement(LetterRows, letter));
  const page = renderToStaticMarkup(createElement(LetterPage, { subject, preview, rows }));
  return { subject, html: `<!doctype html>${page}`, text: letterText(letter), isAutomatic: true };
}
