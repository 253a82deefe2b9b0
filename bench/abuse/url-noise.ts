import { readdirSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { specifiedPages } from "../../tests/support/routes.ts";
import { root } from "../../tests/support/run-site.ts";
import { type Attack, countResponse, createOutcome, inParallel } from "./attack.ts";

const pagePaths = [...new Set(specifiedPages.map(({ path }) => path.split("?")[0] as string))];
const filePaths = [
  ...["/feed.xml", "/sitemap.xml", "/llms.txt", "/robots.txt", "/site.webmanifest", "/favicon.ico", "/healthz"],
  ...["/share", "/share/home.png", "/share/project/harvest-table-market.png", "/share/blog/rapid-mvp-development.png"],
  ...["/share/experiment/two-clocks.png", "/share/contributions/fitline.png", "/share/client/techstart.png"],
  ...["/assets", "/__manifest", "/_.data", "/_root.data"],
];
const dataPaths = pagePaths.filter((path) => path !== "/").map((path) => `${path}.data`);
/** Query parameters that the site's code reads. */
const knownQueryParameters = [
  "of",
  "p",
  "paths",
  "version",
  "_routes",
  "index",
  "show",
  "sort",
  "type",
  "tab",
  "stay",
  "_method",
];

const arbitraryUrlPiece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    "%00",
    "%",
    "%zz",
    "..",
    "%2e%2e",
    "..%2f..%2fpackage.json",
    "//",
    "\\",
    ";",
    "%0d%0aX-Bad:1",
    "%0a%7B%22level%22:50%7D",
    "%3Cscript%20data-pwn%3E",
    "<script/data-pwn>",
    "a".repeat(4_000),
    "a/".repeat(2_000),
    ".data",
    "__manifest",
  ),
);
const findAssetPath = () => `/assets/${readdirSync(join(root, "build/client/assets"))[0]}`;
const arbitraryTarget = (base: string[]) =>
  fc
    .tuple(
      fc.constantFrom(...base),
      fc.array(arbitraryUrlPiece, { maxLength: 3 }),
      fc.array(
        fc.tuple(
          fc.oneof(arbitraryUrlPiece, fc.constantFrom(...knownQueryParameters)),
          fc.oneof(arbitraryUrlPiece, fc.constantFrom(...pagePaths)),
        ),
        {
          maxLength: 4,
        },
      ),
    )
    .map(([path, more, query]) => {
      const search = query.map(([name, value]) => `${name}=${value}`).join("&");
      return `${[path, ...more].join("/")}${search && `?${search}`}`.replace(/[^\x21-\x7e]/g, "");
    });
const arbitraryMethod = fc.constantFrom<string[]>(
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
);

/** Node refuses longer request heads before the site sees them, and may cut the connection. */
const MAX_HEAD_CHARACTERS = 15_000;

/** The longest possible paths, in shapes that are expensive to parse. */
const longPaths = ["/a", "/%2f", "//", "/..", "/.", "/:a?", "/*", "-", "%25", "%c3%a9", "/a.data"].map((part) => {
  return part.repeat(MAX_HEAD_CHARACTERS / part.length);
});
const expensivePaths = [
  ...longPaths.map((path) => (path.startsWith("/") ? path : `/${path}`)),
  ...longPaths.map((path) => `/project/${path.replace(/^\/+/, "")}`),
  ...["a&", "type=a&", "type=", "of=/&", "_routes=a,", "[]="].map(
    (part) => `/work?${part.repeat(MAX_HEAD_CHARACTERS / part.length)}`,
  ),
];
/** How long one request may block the process. */
const MAX_BLOCK_MS = 500;

/** Requests made-up paths, queries and methods on every route and file. */
export const urlNoiseAttack: Attack = {
  name: "path and query noise",
  limitMinutes: 5,
  run: async ({ site }, inputCounts) => {
    const outcome = createOutcome();
    const bases = [...pagePaths, ...filePaths, ...dataPaths, findAssetPath()];
    const requests = fc.sample(fc.tuple(arbitraryMethod, arbitraryTarget(bases), arbitraryUrlPiece), {
      numRuns: inputCounts.noise,
      seed: 1,
    });
    // Each address is also requested unchanged.
    requests.push(...bases.map((path): [string, string, string] => ["GET", path, "plain"]));
    let refusedByNode = 0;
    await inParallel(requests, 16, async ([verb, path, id]) => {
      const { status, headers, text } = await requestUnnormalised(site.url, verb, path, id);
      const isTooLong = path.length > MAX_HEAD_CHARACTERS && (status === 431 || status === 0);
      const isInvalidTarget = status === 400 && /^[^?]*\\/.test(path);
      if (isTooLong || isInvalidTarget) refusedByNode += 1;
      countResponse(outcome, status, `${verb} ${path}`, isTooLong || (status > 0 && status < 500));
      if ("x-bad" in headers) outcome.failures.push(`a header was added by ${path.slice(0, 80)}`);
      if (/<script[ /]data-pwn>/.test(text)) outcome.failures.push(`a script came back from ${path.slice(0, 80)}`);
    });
    for (const path of expensivePaths) {
      const startedAt = performance.now();
      const { status } = await requestUnnormalised(site.url, "GET", path, "expensive");
      const ms = Math.round(performance.now() - startedAt);
      countResponse(outcome, status, path);
      if (ms > MAX_BLOCK_MS) outcome.failures.push(`${ms} ms for ${path.slice(0, 40)}… of ${path.length} characters`);
    }
    // The router logs the requests that it refuses.
    const expectedRequestLines = outcome.requestCount - refusedByNode;
    return { ...outcome, expectedRequestLines, allowedMessages: ["request failed"], note: `${bases.length} addresses` };
  },
};

type RawResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** Uses node:http, since fetch would normalise the address. */
function requestUnnormalised(url: string, verb: string, path: string, id: string) {
  return new Promise<RawResponse>((resolve) => {
    const { hostname, port } = new URL(url);
    const headers = { "x-request-id": id };
    const request = httpRequest({ hostname, port, method: verb, path, headers }, (response) => {
      let text = "";
      response.on("data", (bytes) => (text += bytes));
      response.on("error", () => resolve({ status: 0, headers: {}, text }));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on("error", () => resolve({ status: 0, headers: {}, text: "" }));
    request.end();
  });
}
