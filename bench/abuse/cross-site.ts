import { type Attack, addressOf, count, createOutcome, fetchText } from "./attack.ts";
import { readExport } from "./csv.ts";
import { acceptedData, dataPath, type Endpoint, endpoints, nameOf } from "./endpoints.ts";

type Forgery = { method?: string; search?: string; headers: Record<string, string> };

const evil = "https://evil.example";
const forgeries: Forgery[] = [
  { headers: { origin: evil } },
  { headers: { origin: "null" } },
  { headers: { origin: "https://127.0.0.1.evil.example" } },
  { headers: { origin: "not an origin" } },
  { headers: { "sec-fetch-site": "cross-site" } },
  { headers: { "sec-fetch-site": "cross-site", origin: "null" } },
  { headers: { "sec-fetch-site": "same-site" } },
  { headers: { "sec-fetch-site": "same-site", origin: "https://shop.evil.example" } },
  { headers: { "sec-fetch-site": "nonsense", origin: evil } },
  { headers: { origin: evil, referer: "http://127.0.0.1/" } },
  // Content types that a cross-site form can and cannot send without a preflight.
  { headers: { "content-type": "" } },
  { headers: { "content-type": "text/plain" } },
  { headers: { "content-type": "application/json" } },
  // Other methods and method overrides.
  { method: "PUT", headers: { origin: evil } },
  { method: "PATCH", headers: { "sec-fetch-site": "cross-site" } },
  { method: "DELETE", headers: { origin: "null" } },
  { headers: { origin: evil, "x-http-method-override": "GET" } },
  { search: "?_method=GET", headers: { origin: evil } },
];
/** GET requests that claim to be posts: they get the page, and nothing is stored. */
const overriddenGets: Record<string, string>[] = [
  { "x-http-method-override": "POST" },
  { "x-method-override": "POST", "content-type": "application/x-www-form-urlencoded" },
];

/** Posts that another site makes a visitor's browser send. */
export const crossSite: Attack = {
  name: "forged and cross-site posts",
  limit: 3,
  run: async ({ site, dataDir, webhook }) => {
    const outcome = createOutcome();
    const before = { delivered: webhook.received.length, stored: (await readExport(dataDir)).rows.length };
    const send = ({ valid }: Endpoint, path: string, { method = "POST", search = "", headers }: Forgery) => {
      const type = headers["content-type"] ?? "application/x-www-form-urlencoded";
      const { "content-type": _, ...rest } = headers;
      return fetchText(site.url + path + search, {
        method,
        // Bytes, since fetch would add a content type to a string.
        body: Buffer.from(new URLSearchParams(valid).toString()),
        headers: { "x-forwarded-for": addressOf(outcome.tried), ...rest, ...(type && { "content-type": type }) },
      });
    };
    for (const endpoint of endpoints) {
      for (const forgery of forgeries)
        for (const path of [endpoint.path, dataPath(endpoint)]) {
          const { status } = await send(endpoint, path, forgery);
          const what = `${JSON.stringify(forgery)} to ${nameOf(endpoint)} (${path})`;
          count(outcome, status, what, status >= 400 && status < 500);
        }
      for (const headers of overriddenGets) {
        const search = `?_method=POST&${new URLSearchParams(endpoint.valid)}`;
        const { status } = await fetchText(site.url + endpoint.path + search, { headers });
        count(outcome, status, `${JSON.stringify(headers)} to ${nameOf(endpoint)}`, status === 200);
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
      count(outcome, status, `an honest post to ${nameOf(endpoint)}`, status === endpoint.accepted);
      const data = await send(endpoint, dataPath(endpoint), { headers: {} });
      count(outcome, data.status, `an honest post to ${dataPath(endpoint)}`, data.status === acceptedData(endpoint));
    }
    // The router logs the requests that it refuses.
    const log = { logged: outcome.tried, messages: ["request failed"] };
    return { ...outcome, ...log, note: `${forgeries.length} forgeries for each of ${endpoints.length} forms` };
  },
};
