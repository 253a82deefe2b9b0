import { createElement as h } from "react";
import { site } from "#app/content/site.ts";
import type { Paint } from "#app/lib/paint.ts";
import type { Letter } from "./letter.ts";
import { LetterPartView, Table } from "./letter-components.ts";
import { breakLongWords, fonts, lightColours, onPaintColour, paintColours, styleSheet } from "./look.ts";

/** The HTML document around a letter's rows. `rows` is HTML. */
export function LetterPage({ subject, preview, rows }: Pick<Letter, "subject" | "preview"> & { rows: string }) {
  return h(
    "html",
    { lang: site.locale },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("meta", { name: "format-detection", content: "telephone=no, date=no, address=no, email=no" }),
      h("title", null, subject),
      h("style", null, styleSheet),
    ),
    h(
      "body",
      { className: "ground", style: { margin: 0, padding: 0, background: lightColours.ground } },
      h("div", { hidden: true, style: { display: "none" } }, preview),
      h(
        Table,
        { className: "ground", style: { background: lightColours.ground } },
        h(
          "tr",
          null,
          h("td", {
            align: "center",
            style: { padding: "0 0 32px" },
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments, and Outlook needs two
            dangerouslySetInnerHTML: { __html: outlookWidth(rows) },
          }),
        ),
      ),
    ),
  );
}

/** Gives Outlook a fixed width, since it knows no max-width. Only Outlook reads these comments. */
function outlookWidth(markup: string) {
  const start = '<!--[if mso]><table width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->';
  return `${start}${markup}<!--[if mso]></td></tr></table><![endif]-->`;
}

export function LetterRows({ label, paint, title, lead, parts, reason }: Letter) {
  const footer = {
    borderTop: `2px solid ${lightColours.ink}`,
    paddingTop: 14,
    font: fonts.small,
    color: lightColours["ink-2"],
  };
  return h(
    Table,
    { style: { maxWidth: 600, tableLayout: "fixed" } },
    h("tr", null, h("td", { className: "pad", style: { padding: "22px 24px 12px" } }, h(Masthead, { label }))),
    h("tr", null, h("td", null, h(Ruler))),
    h("tr", null, h(TitleBand, { title, lead, paint })),
    h(
      "tr",
      null,
      h(
        "td",
        { className: "pad", align: "left", style: { padding: "28px 24px 8px" } },
        ...parts.map((part) => h(LetterPartView, { part, paint })),
      ),
    ),
    h(
      "tr",
      null,
      h(
        "td",
        { className: "pad", style: { padding: "8px 24px 0" } },
        h(Table, null, h("tr", null, h("td", { className: "ink-2 rule", style: footer }, reason))),
      ),
    ),
  );
}

function Masthead({ label }: Pick<Letter, "label">) {
  const name = { font: fonts.name, letterSpacing: "-0.5px", color: lightColours.ink };
  const labelStyle = { font: fonts.body, lineHeight: "28px", color: lightColours["ink-2"] };
  return h(
    Table,
    null,
    h(
      "tr",
      null,
      h("td", { className: "ink", style: name }, site.name),
      h("td", { className: "ink-2", align: "right", style: labelStyle }, label),
    ),
  );
}

/** The ruler under the site's header, drawn as table cells. */
function Ruler() {
  const line = `2px solid ${lightColours.ink}`;
  const style = { borderLeft: line, height: 8, fontSize: 0, lineHeight: 0 };
  const cells = Array.from({ length: 12 }, () => h("td", { className: "rule", width: "8.33%", style }, "\u00a0"));
  return h(Table, { className: "rule", "aria-hidden": true, style: { borderBottom: line } }, h("tr", null, ...cells));
}

function TitleBand({ title, lead, paint }: Pick<Letter, "title" | "lead"> & { paint: Paint }) {
  const heading = {
    ...breakLongWords,
    textWrap: "balance",
    margin: 0,
    font: fonts.title,
    letterSpacing: "-1.2px",
    color: onPaintColour,
  } as const;
  const leadStyle = {
    ...breakLongWords,
    textWrap: "pretty",
    margin: "14px 0 0",
    font: fonts.lead,
    color: onPaintColour,
  } as const;
  return h(
    "td",
    { className: "pad", align: "left", style: { background: paintColours[paint], padding: "34px 24px 30px" } },
    h("h1", { className: "title", style: heading }, title),
    lead && h("p", { style: leadStyle }, lead),
  );
}
