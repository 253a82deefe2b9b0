import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";
import { gatherStyles, withRules } from "#app/lib/style-attributes.ts";

export const START_PATH = "/start/";

type FinishedPage = { html: string; policy: string; start: StartFile | null };

/** What a page's scripts start from: a module that the page names. */
type StartFile = { name: string; text: string };

// The page is painted when its first part is read, and not the head of it a moment before.
const FIRST = "first";
const PART_END = /<\/(?:header|section)>/g;
const AT_ONCE = `<link rel="expect" href="#${FIRST}" blocking="render"/>`;

const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs;
const STATE_SCRIPT = /<script>(window\.__reactRouterContext\b.*?)<\/script>/gs;
const MODULE_SCRIPT =
  /<script type="text\/plain" (data-steps="[^"]*") data-modules="([^"]*)">(.*?)<\/script><script>(.*?)<\/script>/s;
const STATIC_IMPORT = /\bimport \* as (\w+) from ("[^"]+")/g;
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * A complete page under a policy that names all it may run and paint by hash. The state that React starts from becomes a
 * file of its own, for which the first paint does not wait. Takes and gives texts with a character for each byte: all it
 * looks for is ASCII.
 */
export function finishPage(complete: string, address: string): FinishedPage {
  const { html: stateless, start } = takeStart(complete, address);
  const gathered = gatherStyles(stateless);
  const html = withRules(gathered.html, gathered.rules);
  const policy = contentSecurityPolicy(hashes(html, INLINE_SCRIPT), hashes(html, INLINE_STYLE));
  return { html, policy, start };
}

/** The address leads to the page that has this file, should the file be forgotten. */
function takeStart(html: string, address: string): { html: string; start: StartFile | null } {
  const [, steps = "", modules = "", begin = "", starter = ""] = MODULE_SCRIPT.exec(html) ?? [];
  if (!begin) return { html, start: null };
  let state = "";
  const stateless = html.replace(STATE_SCRIPT, (_, text: string) => {
    // React looks for the first one where it rendered it.
    const rest = state === "" ? "<script></script>" : "";
    state += text;
    return rest;
  });
  const text = startText(state, modules.split(" "), begin);
  const name = sha256(text, "base64url").slice(0, 16);
  const href = `${START_PATH}${name}.js?of=${encodeURIComponent(address)}`;
  const named = `<script type="text/plain" data-start="${href}" ${steps}></script><script></script>`;
  const finished = stateless.replace(MODULE_SCRIPT, () => named).replace("<head>", `<head>${AT_ONCE}`);
  const end = endOfFirstPart(finished);
  const script = `<script id="${FIRST}">${starter}</script>`;
  return { html: finished.slice(0, end) + script + finished.slice(end), start: { name, text } };
}

function endOfFirstPart(html: string): number {
  PART_END.lastIndex = Math.max(0, html.indexOf("<main"));
  return PART_END.test(html) ? PART_END.lastIndex : html.lastIndexOf("</body>");
}

/** A module that says what it will need, and begins when it is told to. */
function startText(state: string, modules: string[], begin: string): string {
  const body = begin.replace(STATIC_IMPORT, "const $1 = await import($2)");
  return `${state}\nexport const modules = ${JSON.stringify(modules)};\nexport async function begin() {${body}}`;
}

function hashes(html: string, pattern: RegExp): string[] {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = ""]) => text));
  texts.delete("");
  return [...texts].map((text) => `'sha256-${sha256(text)}'`);
}

function sha256(text: string, form: "base64" | "base64url" = "base64"): string {
  return createHash("sha256").update(text, "latin1").digest(form);
}
