// Says which of the site's own words are too long for their lines. The build runs it on what it has built:
// `node scripts/check-lines.ts build`. The pages are rendered without records, once from an empty store and once from one
// that fails, so that the words of both states are seen as well.
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createStoreClient } from "#app/data/client.server.ts";
import { provideStore } from "#app/data/current-store.server.ts";
import { createFreshCache } from "#app/lib/fresh-cache.ts";

const ORIGIN = "http://localhost";
/** Pages that the sitemap leaves out. */
const HIDDEN = [
  ...["/thank-you", "/admin", "/admin?tab=crm", "/work?type=none", "/no-such-page", "/experiment"],
  ...["project", "blog", "experiment", "contributions", "client", "case-study"].map((kind) => `/${kind}/none`),
];

type Page = { path: string; html: string };

/** One sentence for each line that had to be set smaller. A line that stands on every page is told once. */
export function misfits(pages: readonly Page[]): string[] {
  const told = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const [, tag = "", , percent = "", inner = ""] of html.matchAll(overlongLine)) {
      const text = readable(inner);
      const key = `${text} ${percent}`;
      if (!told.has(key)) told.set(key, warning(text, Number(percent), `${placeOf(tag)} of ${path}`));
    }
  }
  return [...told.values()];
}

const overlongLine = /<((span|h\d)[^>]*data-overlong="(\d+)"[^>]*)>(.*?)<\/\2>/gs;

function placeOf(tag: string): string {
  if (/^h\d/.test(tag)) return "the section head";
  return tag.includes('"line') ? "the line" : "the figure or typed word";
}

function warning(text: string, percent: number, place: string): string {
  const room = Math.max(1, Math.floor([...text].length / (1 + percent / 100)));
  const breaks = place.startsWith("the line") ? ", or break it with \\n where there is room for two lines" : "";
  return `“${text}” is ${percent} % too long for ${place}: shorten it to about ${room} letters${breaks}.`;
}

function readable(html: string): string {
  const text = html.replace(/<!--.*?-->|<[^>]*>/gs, "");
  return text.replace(/&(amp|#x27|quot|lt|gt);/g, (_, name: keyof typeof entities) => entities[name]).trim();
}

const entities = { amp: "&", "#x27": "'", quot: '"', lt: "<", gt: ">" };

async function renderedPages(folder: string): Promise<Page[]> {
  const build: ServerBuild = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
  const handle = createRequestHandler(build, "production");
  const read = async (path: string, method = "GET") => (await handle(new Request(ORIGIN + path, { method }))).text();
  provideEmptyStore(200);
  const map = await read("/sitemap.xml");
  const paths = [...map.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
  if (paths.length === 0) throw new Error("the sitemap lists no pages");
  // No page there takes a form: the answer is the error screen.
  const pages: Page[] = [{ path: "the error screen", html: await read("/services", "POST") }];
  for (const status of [200, 500]) {
    provideEmptyStore(status);
    for (const path of [...paths, ...HIDDEN]) pages.push({ path, html: await read(path) });
  }
  return pages;
}

/** A store that has no record to any question, or that answers none. */
function provideEmptyStore(status: number) {
  const client = createStoreClient("http://store", "key", async () => Response.json([], { status }));
  const nothing = async () => {};
  provideStore({
    ...{ description: "nothing", anon: client, service: client, ping: nothing, close: nothing },
    cache: createFreshCache(),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = misfits(await renderedPages(process.argv[2] ?? "build"));
  for (const line of lines) console.warn(`\x1b[33m! ${line}\x1b[0m`);
  process.exit(0);
}
