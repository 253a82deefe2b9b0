import { Fragment, createElement as h, type ReactNode, type TableHTMLAttributes } from "react";
import type { Paint } from "#app/lib/paint.ts";
import { paragraphs } from "#app/text/paragraphs.ts";
import type { LetterDetail, LetterPart } from "./letter.ts";
import { breakLongWords, fonts, lightColours, onPaintColour, paintColours } from "./look.ts";

// Without JSX, because Node runs the server and the commands from source and reads no JSX.

export function LetterPartView({ part, paint }: { part: LetterPart; paint: Paint }) {
  if (part.kind === "quote") return h(Quote, part);
  if (part.kind === "details") return h(Details, part);
  if (part.kind === "button") return h(Button, { ...part, paint });
  return h(Paragraphs, { text: part.text, font: fonts.lead });
}

/** Laid out as a table, because all mail clients draw tables alike. */
export function Table({ children, ...props }: TableHTMLAttributes<HTMLTableElement>) {
  const plain = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 };
  return h("table", { ...plain, width: "100%", ...props }, h("tbody", null, children));
}

function Quote({ label, text }: { label: string; text: string }) {
  const style = { background: lightColours.sheet, padding: "22px 22px 6px" };
  return h(
    Fragment,
    null,
    h("h2", { className: "ink", style: { margin: "0 0 8px", font: fonts.label, color: lightColours.ink } }, label),
    h(
      Table,
      { style: { marginBottom: 24 } },
      h("tr", null, h("td", { className: "sheet", style }, h(Paragraphs, { text, font: fonts.message }))),
    ),
  );
}

function Paragraphs({ text, font }: { text: string; font: string }) {
  const style = {
    ...breakLongWords,
    whiteSpace: "pre-wrap",
    textWrap: "pretty",
    margin: "0 0 16px",
    font,
    color: lightColours.ink,
  } as const;
  const all = paragraphs(text).map((paragraph) => h("p", { className: "ink", style }, ...withLineBreaks(paragraph)));
  return h(Fragment, null, ...all);
}

function Details({ details }: { details: readonly LetterDetail[] }) {
  const rows = details.map(({ label, value, href }) => {
    const shown = withLineBreaks(value);
    const cell = { borderBottom: `1px solid ${lightColours.hair}`, verticalAlign: "top" } as const;
    const labelStyle = { ...cell, padding: "10px 16px 10px 0", font: fonts.body, color: lightColours["ink-2"] };
    const valueStyle = { ...cell, ...breakLongWords, padding: "10px 0", font: fonts.label, color: lightColours.ink };
    return h(
      "tr",
      null,
      h("td", { className: "ink-2 hair", style: labelStyle }, label),
      h(
        "td",
        { className: "ink hair", align: "right", style: valueStyle },
        ...(href ? [h(Link, { href }, ...shown)] : shown),
      ),
    );
  });
  return h(
    Table,
    { className: "rule", style: { borderTop: `2px solid ${lightColours.ink}`, marginBottom: 24 } },
    ...rows,
  );
}

function Link({ href, children }: { href: string; children?: ReactNode }) {
  return h("a", { href, style: { color: "inherit" } }, children);
}

function Button({ label, href, paint }: { label: string; href: string; paint: Paint }) {
  const link = { display: "block", font: fonts.button, color: lightColours.ground, textDecoration: "none" } as const;
  const arrow = { ...link, padding: "17px 0", font: fonts.arrow, color: onPaintColour };
  const arrowCell = { background: paintColours[paint], width: 56 };
  return h(
    Table,
    { width: undefined, style: { margin: "24px 0 20px" } },
    h(
      "tr",
      null,
      h(
        "td",
        { className: "button", style: { background: lightColours.ink } },
        h("a", { href, className: "on-key", style: { ...link, padding: "17px 22px" } }, label),
      ),
      h(
        "td",
        { align: "center", style: arrowCell },
        h("a", { href, style: arrow, "aria-hidden": true, tabIndex: -1 }, "→"),
      ),
    ),
  );
}

function withLineBreaks(text: string): ReactNode[] {
  return text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [h("br", { key: index }), line]));
}
