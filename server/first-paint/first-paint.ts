import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { startAfterPaint } from "./start-after-paint.ts";

type Attributes = Record<string, string>;
type Edit = { start: number; end: number; text: string };

/** The text of each style sheet, by its address. */
type Sheets = ReadonlyMap<string, string>;

/** A font that must be fetched; a local one has no url(). */
const WEB_FONT = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Without comments, indentation and the gaps where types stood: a third less. */
const STARTER = `(${String(startAfterPaint).replace(/^\s*(\/\/.*\n)?| +(?= )/gm, "")})()`;

/** `firstPaint` with the style sheets of this build. */
export function createFirstPaint(clientFolder: string): (html: string) => string {
  const assets = join(clientFolder, "assets");
  const names = readdirSync(assets).filter((name) => name.endsWith(".css"));
  const sheets = new Map(names.map((name) => [`/assets/${name}`, readFileSync(join(assets, name), "utf8")]));
  return (html) => firstPaint(html, sheets);
}

/**
 * Rewrites a finished page so that nothing competes with its first paint: style sheets are inlined, modules and fonts
 * wait for `startAfterPaint` (README.md). Anything else stays untouched.
 */
export function firstPaint(html: string, sheets: Sheets): string {
  const edits: Edit[] = [];
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
  const script = { start: headEnd, end: headEnd, text: `<script>${STARTER}</script>` };
  return applyEdits(html, [...edits, script]);
}

function deferLink({ rel, ...attributes }: Attributes, sheets: Sheets): string | null {
  const deferred = (more: Attributes = {}) => tag("link", { "data-rel": rel ?? "", ...more, ...attributes });
  if (rel === "modulepreload") return deferred();
  const { href = "", media } = attributes;
  // A sheet for paper or for one setting keeps nobody else from painting.
  const css = rel === "stylesheet" && !media ? sheets.get(href) : undefined;
  if (css === undefined || css.includes("</")) return null;
  const fonts = css.match(WEB_FONT)?.join("") ?? "";
  const inlined = style(css.replace(WEB_FONT, ""), { "data-href": href });
  const deferredFonts = fonts && style(fonts, { "data-href": href, media: "(scripting: none)" });
  return inlined + deferredFonts + deferred({ "data-inlined": "" });
}

function deferScript({ type, ...attributes }: Attributes): string | null {
  return type === "module" ? tag("script", { type: "text/plain", "data-type": type, ...attributes }) : null;
}

function style(css: string, attributes: Attributes): string {
  return `${tag("style", attributes)}${css}</style>`;
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join("")}>`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

function applyEdits(html: string, edits: Edit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
