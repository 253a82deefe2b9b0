import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { startAfterPaint } from "./start-after-paint.ts";

type TagAttributes = Record<string, string>;
type HtmlEdit = { start: number; end: number; text: string };

/** The text of each style sheet, by the sheet's address. */
type StyleSheetTexts = ReadonlyMap<string, string>;

/** Matches rules for fonts that must be fetched. A rule for a local font has no url(). */
const WEB_FONT_RULES = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Leaves out comments, indentation and the gaps that the types left, which makes the script a third smaller. */
const START_SCRIPT = `(${String(startAfterPaint).replace(/^\s*(\/\/.*\n)?| +(?= )/gm, "")})()`;

/** Returns `rewriteForFirstPaint`, bound to the style sheets of this build. */
export function createFirstPaintRewriter(clientFolder: string): (html: string) => string {
  const assets = join(clientFolder, "assets");
  const names = readdirSync(assets).filter((name) => name.endsWith(".css"));
  const sheets = new Map(names.map((name) => [`/assets/${name}`, readFileSync(join(assets, name), "utf8")]));
  return (html) => rewriteForFirstPaint(html, sheets);
}

/**
 * Rewrites a finished page so that nothing competes with its first paint: style sheets are inlined, modules and fonts
 * wait for `startAfterPaint`. The rest stays untouched (README.md).
 */
export function rewriteForFirstPaint(html: string, sheets: StyleSheetTexts): string {
  const edits: HtmlEdit[] = [];
  let headEnd = -1;
  let hasModule = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const text = name === "link" ? deferLink(attributes, sheets) : name === "script" ? deferScript(attributes) : null;
      if (text === null) return;
      hasModule ||= name === "script";
      edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text });
    },
    onclosetag(name) {
      if (name === "head" && headEnd < 0) headEnd = parser.startIndex;
    },
  });
  parser.end(html);
  if (!hasModule || headEnd < 0) return html;
  const script = { start: headEnd, end: headEnd, text: `<script>${START_SCRIPT}</script>` };
  return applyHtmlEdits(html, [...edits, script]);
}

function deferLink({ rel, ...attributes }: TagAttributes, sheets: StyleSheetTexts): string | null {
  const deferred = (more: TagAttributes = {}) => openingTag("link", { "data-rel": rel ?? "", ...more, ...attributes });
  if (rel === "modulepreload") return deferred();
  const { href = "", media } = attributes;
  // A sheet with a media query, for print or forced colours, does not delay the first paint, so its link stays.
  const css = rel === "stylesheet" && !media ? sheets.get(href) : undefined;
  if (css === undefined || css.includes("</")) return null;
  const fonts = css.match(WEB_FONT_RULES)?.join("") ?? "";
  const inlined = styleElement(css.replace(WEB_FONT_RULES, ""), { "data-href": href });
  const deferredFonts = fonts && styleElement(fonts, { "data-href": href, media: "(scripting: none)" });
  return inlined + deferredFonts + deferred({ "data-inlined": "" });
}

function deferScript({ type, ...attributes }: TagAttributes): string | null {
  return type === "module" ? openingTag("script", { type: "text/plain", "data-type": type, ...attributes }) : null;
}

function styleElement(css: string, attributes: TagAttributes): string {
  return `${openingTag("style", attributes)}${css}</style>`;
}

function openingTag(name: string, attributes: TagAttributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join("")}>`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

function applyHtmlEdits(html: string, edits: HtmlEdit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
