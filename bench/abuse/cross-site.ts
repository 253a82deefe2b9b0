import { type Attack, clientAddress, countResponse, createOutcome, fetchText } from "./attack.ts";
import { acceptedDataStatus, dataPath, type Endpoint, endpointName, endpoints } from "./endpoints.ts";
import { readExport } from "./read-export.ts";

type Forgery = { method?: string; search?: string; headers: Record<string, string> };

const EVIL_ORIGIN = "https://evil.example";
const forgeries: Forgery[] = [
  { headers: { origin: EVIL_ORIGIN } },
  { headers: { origin: "null" } },
  { headers: { origin: "https://127.0.0.1.evil.example" } },
  { headers: { origin: "not an origin" } },
  { headers: { "sec-fetch-site": "cross-site" } },
  { headers: { "sec-fetch-site": "cross-site", origin: "null" } },
  { headers: { "sec-fetch-site": "same-site" } },
  { headers: { "sec-fetch-site": "same-site", origin: "https://shop.evil.example" } },
  { headers: { "sec-fetch-site": "nonsense", origin: EVIL_ORIGIN } },
  { headers: { origin: EVIL_ORIGIN, referer: "http://127.0.0.1/" } },
  // Content types that a cross-site form can and cannot send without a preflight.
  { headers: { "content-type": "" } },
  { headers: { "content-type": "text/plain" } },
  { headers: { "content-type": "application/json" } },
  // Other methods and method overrides.
  { method: "PUT", headers: { origin: EVIL_ORIGIN } },
  { method: "PATCH", headers: { "sec-fetch-site": "cross-site" } },
  { method: "DELETE", headers: { origin: "null" } },
  { headers: { origin: EVIL_ORIGIN, "x-http-method-override": "GET" } },
  { search: "?_method=GET", headers: { origin: EVIL_ORIGIN } },
];
/** Headers of GET requests that claim to be posts: these requests must get the page, and nothing may be stored. */
const overriddenGets: Record<string, string>[] = [
  { "x-http-method-override": "POST" },
  { "x-method-override": "POST", "content-type": "application/x-www-form-urlencoded" },
];

/** Sends posts as if another site made a visitor's browser send them. */
export const crossSiteAttack: Attack = {
  name: "forged and cross-site posts",
  limitMinutes: 3,
  run: async ({ site, dataDir, webhook }) => {
    const outcome = createOutcome();
    const before = { delivered: webhook.received.length, stored: (await readExport(dataDir)).rows.length };
    const send = ({ validFields }: Endpoint, path: string, { method = "POST", search = "", headers }: Forgery) => {
      const type = headers["content-type"] ?? "application/x-www-form-urlencoded";
      const { "content-type": _, ...rest } = headers;
      return fetchText(site.url + path + search, {
        method,
        // Bytes, since fetch would add a content type to a string.
        body: Buffer.from(new URLSearchParams(validFields).toString()),
        headers: {
          "x-forwarded-for": clientAddress(outcome.requestCount),
          ...rest,
          ...(type && { "content-type": type }),
        },
      });
    };
    for (const endpoint of endpoints) {
      for (const forgery of forgeries)
        for (const path of [endpoint.path, dataPath(endpoint)]) {
          const { status } = await send(endpoint, path, forgery);
          const what = `${JSON.stringify(forgery)} to ${endpointName(endpoint)} (${path})`;
          countResponse(outcome, status, what, status >= 400 && status < 500);
        }
      for (const headers of overriddenGets) {
        const search = `?_method=POST&${new URLSearchParams(endpoint.validFields)}`;
        const { status } = await fetchText(site.url + endpoint.path + search, { headers });
        countResponse(outcome, status, `${JSON.stringify(headers)} to ${endpointName(endpoint)}`, status === 200);
      }
    }
    const { rows, failures } = await readExport(dataDir);
    outcome.failures.push(...failures);
    const delivered = webhook.received.length - before.delivered;
    if (delivered > 0) outcome.failures.push(`${delivered} forged posts were delivered`);
    const stored = rows.length - before.stored;
    if (stored > 0) outcome.failures.push(`${stored} forged posts were stored`);
    // The same posts without the forgery must be accepted.
    for (const endpoint of endpoints) {
      const { status } = await send(endpoint, endpoint.path, { headers: {} });
      countResponse(outcome, status, `an honest post to ${endpointName(endpoint)}`, status === endpoint.acceptedStatus);
      const data = await send(endpoint, dataPath(endpoint), { headers: {} });
      countResponse(
        outcome,
        data.status,
        `an honest post to ${dataPath(endpoint)}`,
        data.status === acceptedDataStatus(endpoint),
      );
    }
    // The router logs the requests that it refuses.
    const expectedLog = { expectedRequestLines: outcome.requestCount, allowedMessages: ["request failed"] };
    return { ...outcome, ...expectedLog, note: `${forgeries.length} forgeries for each of ${endpoints.length} forms` };
  },
};
