import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";

export type FinishedPage = { html: string; policy: string };

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs;
const STATE_SCRIPT = /<script>(window\.__reactRouterContext\b.*?)<\/script>/gs;
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * A complete page under a policy that names all it may run and paint by hash. Its style attributes become rules of its
 * style element, since a policy has no short way to allow many attributes. React escapes quotation marks in texts and
 * attributes, so what looks like a style attribute is one.
 */
export function finishPage(complete: string): FinishedPage {
  const html = gatherState(gatherStyles(complete));
  return { html, policy: contentSecurityPolicy(hashes(html, INLINE_SCRIPT), hashes(html, INLINE_STYLE)) };
}

/** What React Router's scripts start from, in one element that nothing runs until they are there. */
function gatherState(html: string): string {
  const texts = [...html.matchAll(STATE_SCRIPT)].map(([, text]) => text);
  let isFirst = true;
  return html.replace(STATE_SCRIPT, () => {
    const kept = isFirst ? `<script type="text/plain" data-state>${texts.join("")}</script>` : "";
    isFirst = false;
    return kept;
  });
}

function gatherStyles(html: string): string {
  const names = new Map<string, number>();
  const marked = html.replace(STYLE_ATTRIBUTE, (_, declarations: string) => {
    const name = names.get(declarations) ?? names.size;
    names.set(declarations, name);
    return ` data-s="${name}"`;
  });
  if (names.size === 0) return html;
  // As strong as the attribute was against the rules of the style sheets.
  const rules = [...names].map(([declarations, name]) => `[data-s="${name}"]:not(#_){${unescaped(declarations)}}`);
  const isStyled = marked.includes("</style>");
  const styles = `${isStyled ? "" : "<style>"}${rules.join("")}</style>`;
  return isStyled ? marked.replace("</style>", () => styles) : marked.replace("</head>", () => `${styles}</head>`);
}

// A style element ends at "</", whatever stands around it.
function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "\\3c ")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, text = ""]) => `'sha256-${sha256(text)}'`);
  return [...new Set(found)];
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
