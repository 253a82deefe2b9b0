import fc from "fast-check";
import { type Attack, addressOf, count, createOutcome, inParallel } from "./attack.ts";

const endpoints = ["/contact", "/", "/rapid-development", "/blog/rapid-mvp-development", "/lab", "/admin"];
const names = ["form", "name", "email", "company", "project", "budget", "message", "categories", "tags", "style"];
const hidden = ["submission", "elapsed", "leave_empty"];
const known = ["contact_form", "blog_form", "blog_form_2", "blog_post_form", "linkedin_post_form"];

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom("", "\0", "\r\nX-Bad: 1", "a".repeat(20_000), "ada@example.com", "=1+1", "__proto__", "𝕏\ud800"),
);
const fields = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...names, ...hidden, "__proto__", "constructor"), text),
    fc.oneof(text, fc.constantFrom(...known)),
  ),
  { maxLength: 12 },
);

type Body = { body: string; type: string };
const encoders: ((pairs: [string, string][]) => Body)[] = [
  (pairs) => ({ body: new URLSearchParams(pairs).toString(), type: "application/x-www-form-urlencoded" }),
  (pairs) => ({ body: multipart(pairs), type: "multipart/form-data; boundary=b" }),
  (pairs) => ({ body: multipart(pairs).slice(0, -7), type: "multipart/form-data; boundary=b" }),
  (pairs) => ({ body: JSON.stringify(pairs), type: "application/json" }),
  (pairs) => ({ body: pairs.flat().join("&"), type: "application/x-www-form-urlencoded; charset=utf-7" }),
  (pairs) => ({ body: pairs.flat().join("%"), type: "" }),
];
const request = fc.tuple(fc.constantFrom(...endpoints), fields, fc.constantFrom(...encoders));

/** Anything at all, in every form that a body can have, to every form of the site. */
export const bodies: Attack = {
  name: "generated bodies",
  run: async ({ site }, total) => {
    const outcome = createOutcome();
    const chunk = 5_000;
    for (let done = 0; done < total; done += chunk) {
      const requests = fc.sample(request, { numRuns: Math.min(chunk, total - done), seed: done });
      await inParallel(requests, 24, async ([path, pairs, encode], index) => {
        const { body, type } = encode(pairs as [string, string][]);
        const headers: Record<string, string> = { "x-forwarded-for": addressOf(done + index) };
        if (type) headers["content-type"] = type;
        const response = await fetch(site.url + path, { method: "POST", body, headers, redirect: "manual" });
        await response.body?.cancel();
        count(outcome, response.status, `${path} ${type} ${body}`);
      });
    }
    return outcome;
  },
};

function multipart(pairs: [string, string][]): string {
  const parts = pairs.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--b--\r\n`;
}
