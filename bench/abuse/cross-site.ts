import { type Attack, addressOf, ask, count, createOutcome } from "./attack.ts";
import { exported } from "./csv.ts";
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
  // What a form of another site may send without asking first, and what it may not.
  { headers: { "content-type": "" } },
  { headers: { "content-type": "text/plain" } },
  { headers: { "content-type": "application/json" } },
  // Other methods, and words for them.
  { method: "PUT", headers: { origin: evil } },
  { method: "PATCH", headers: { "sec-fetch-site": "cross-site" } },
  { method: "DELETE", headers: { origin: "null" } },
  { headers: { origin: evil, "x-http-method-override": "GET" } },
  { search: "?_method=GET", headers: { origin: evil } },
];
/** Reads, whatever they say of themselves: they are answered with the page, and nothing is sent. */
const disguised: Record<string, string>[] = [
  { "x-http-method-override": "POST" },
  { "x-method-override": "POST", "content-type": "application/x-www-form-urlencoded" },
];

/** Posts that another site made a visitor's browser send. What only a browser or our own proxy can say is believed. */
export const crossSite: Attack = {
  name: "forged and cross-site posts",
  limit: 3,
  run: async ({ site, dataDir, webhook }) => {
    const outcome = createOutcome();
    const before = { delivered: webhook.received.length, stored: (await exported(dataDir)).rows.length };
    const send = ({ valid }: Endpoint, path: string, { method = "POST", search = "", headers }: Forgery) => {
      const type = headers["content-type"] ?? "application/x-www-form-urlencoded";
      const { "content-type": _, ...rest } = headers;
      return ask(site.url + path + search, {
        method,
        // Bytes, since a text would bring a type of its own.
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
      for (const headers of disguised) {
        const search = `?_method=POST&${new URLSearchParams(endpoint.valid)}`;
        const { status } = await ask(site.url + endpoint.path + search, { headers });
        count(outcome, status, `${JSON.stringify(headers)} to ${nameOf(endpoint)}`, status === 200);
      }
    }
    const { rows, failures } = await exported(dataDir);
    outcome.failures.push(...failures);
    const delivered = webhook.received.length - before.delivered;
    if (delivered > 0) outcome.failures.push(`${delivered} forged posts were delivered`);
    const stored = rows.length - before.stored;
    if (stored > 0) outcome.failures.push(`${stored} forged posts were stored`);
    // The same without the forgery is taken, so that it is the forgery that was refused.
    for (const endpoint of endpoints) {
      const { status } = await send(endpoint, endpoint.path, { headers: {} });
      count(outcome, status, `an honest post to ${nameOf(endpoint)}`, status === endpoint.accepted);
      const data = await send(endpoint, dataPath(endpoint), { headers: {} });
      count(outcome, data.status, `an honest post to ${dataPath(endpoint)}`, data.status === acceptedData(endpoint));
    }
    // The router logs what it refuses itself.
    const log = { logged: outcome.tried, messages: ["request failed"] };
    return { ...outcome, ...log, note: `${forgeries.length} forgeries for each of ${endpoints.length} forms` };
  },
};
