import { request as httpRequest } from "node:http";
import fc from "fast-check";
import { routes } from "../../tests/support/routes.ts";
import { type Attack, count, createOutcome, inParallel } from "./attack.ts";

const paths = routes.map(({ path }) => path.split("?")[0] as string);
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    "%00",
    "%",
    "%zz",
    "..",
    "%2e%2e",
    "//",
    "\\",
    ";",
    "%0d%0aX-Bad:1",
    "a".repeat(4_000),
    ".data",
    "__manifest",
  ),
);
const target = fc
  .tuple(
    fc.constantFrom(...paths),
    fc.array(piece, { maxLength: 3 }),
    fc.array(fc.tuple(piece, piece), { maxLength: 4 }),
  )
  .map(([path, more, query]) => {
    const search = query.map(([name, value]) => `${name}=${value}`).join("&");
    return `${[path, ...more].join("/")}${search && `?${search}`}`.replace(/[^\x21-\x7e]/g, "");
  });
const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH");

/** Paths, queries and methods that nobody links to. */
export const noise: Attack = {
  name: "path and query noise",
  run: async ({ site }, total) => {
    const outcome = createOutcome();
    const requests = fc.sample(fc.tuple(method, target), { numRuns: total, seed: 1 });
    await inParallel(requests, 16, async ([verb, path]) => {
      const { status, headers } = await raw(site.url, verb, path);
      count(outcome, status, `${verb} ${path}`);
      if ("x-bad" in headers) outcome.failures.push(`a header was added by ${path.slice(0, 80)}`);
    });
    return outcome;
  },
};

/** As it is, since fetch would put the address in order first. */
function raw(url: string, verb: string, path: string) {
  return new Promise<{ status: number; headers: object }>((resolve) => {
    const { hostname, port } = new URL(url);
    const request = httpRequest({ hostname, port, method: verb, path }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    request.on("error", () => resolve({ status: 0, headers: {} }));
    request.end();
  });
}
