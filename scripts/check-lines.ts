// Warns about display lines whose copy is too long: `node scripts/check-lines.ts build`. The build runs it. Renders all pages
// from an empty store and from a failing one, so that the copy of both states is checked.
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createStoreClient } from "#app/data/client.server.ts";
import { provideStore } from "#app/data/current-store.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";

const ORIGIN = "http://localhost";
/** Pages that are not in the sitemap. */
const PATHS_OUTSIDE_SITEMAP = [
  ...["/thank-you", "/admin", "/admin?tab=crm", "/work?type=none", "/no-such-page", "/experiment"],
  ...["project", "blog", "experiment", "contributions", "client", "case-study"].map((kind) => `/${kind}/none`),
];

type PageHtml = { path: string; html: string };

/** Returns one warning for each line that had to be set smaller. A line that several pages show is reported once. */
export function findOverlongLines(pages: readonly PageHtml[]): string[] {
  const warnings = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const [, tag = "", , percent = "", inner = ""] of html.matchAll(overlongLinePattern)) {
      const text = textOfHtml(inner);
      const key = `${text} ${percent}`;
      if (!warnings.has(key))
        warnings.set(key, describeOverlongLine(text, Number(percent), `${describePlace(tag)} of ${path}`));
    }
  }
  return [...warnings.values()];
}

const overlongLinePattern = /<((span|h\d)[^>]*data-overlong="(\d+)"[^>]*)>(.*?)<\/\2>/gs;

function describePlace(tag: string): string {
  if (/^h\d/.test(tag)) return "the section head";
  return tag.includes('"line') ? "the line" : "the figure or typed word";
}

function describeOverlongLine(text: string, percent: number, place: string): string {
  const room = Math.max(1, Math.floor([...text].length / (1 + percent / 100)));
  const breaks = place.startsWith("the line") ? ", or break it with \\n where there is room for two lines" : "";
  return `“${text}” is ${percent} % too long for ${place}: shorten it to about ${room} letters${breaks}.`;
}

function textOfHtml(html: string): string {
  const text = html.replace(/<!--.*?-->|<[^>]*>/gs, "");
  return text.replace(/&(amp|#x27|quot|lt|gt);/g, (_, name: keyof typeof htmlEntities) => htmlEntities[name]).trim();
}

const htmlEntities = { amp: "&", "#x27": "'", quot: '"', lt: "<", gt: ">" };

async function renderPages(folder: string): Promise<PageHtml[]> {
  const build: ServerBuild = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
  const handle = createRequestHandler(build, "production");
  const read = async (path: string, method = "GET") => (await handle(new Request(ORIGIN + path, { method }))).text();
  provideStubStore(200);
  const map = await read("/sitemap.xml");
  const paths = [...map.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
  if (paths.length === 0) throw new Error("the sitemap lists no pages");
  // /services has no action, so a post renders the error screen.
  const pages: PageHtml[] = [{ path: "the error screen", html: await read("/services", "POST") }];
  for (const status of [200, 500]) {
    provideStubStore(status);
    for (const path of [...paths, ...PATHS_OUTSIDE_SITEMAP]) pages.push({ path, html: await read(path) });
  }
  return pages;
}

/** Provides a store on which every read is empty with status 200, and fails with 500. */
function provideStubStore(status: number) {
  const client = createStoreClient("http://store", "key", async () => Response.json([], { status }));
  const nothing = async () => {};
  provideStore({
    ...{ description: "nothing", anon: client, service: client, isExclusive: true, bytes: async () => null },
    ...{ ping: nothing, close: nothing },
    cache: createRevalidatingCache(),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = findOverlongLines(await renderPages(process.argv[2] ?? "build"));
  for (const line of lines) console.warn(`\x1b[33m! ${line}\x1b[0m`);
  process.exit(0);
}
