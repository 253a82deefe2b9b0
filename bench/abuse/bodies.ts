import fc from "fast-check";
import { budgetOptions, projectOptions } from "#app/content/contact-form.ts";
import { type Attack, addressOf, count, createOutcome, fetchText, inParallel } from "./attack.ts";
import { acceptedData, dataPath, type Endpoint, endpoints, hiddenFields, uncoveredRoutes } from "./endpoints.ts";

const names = [...new Set(endpoints.flatMap(({ form }) => form.fields)), ...hiddenFields];
const formIds = [...new Set(endpoints.map(({ form }) => form.formId))];
/** The share of each form's bodies that must be accepted: refusals alone would prove little. */
const MIN_ACCEPTED = 0.1;

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom("", "\0", "\r\nX-Bad: 1", "a".repeat(20_000), "ada@example.com", "=1+1", "__proto__", "𝕏\ud800"),
);
const anything = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...names, "__proto__", "constructor"), text),
    fc.oneof(text, fc.constantFrom(...formIds)),
  ),
  { maxLength: 12 },
);

const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((some) => `x${some}`.slice(0, 200));
const option = (options: readonly { value: string }[]) => fc.constantFrom("", ...options.map(({ value }) => value));
/** Valid values for each field. */
const validValues: Record<string, fc.Arbitrary<string>> = {
  name: line,
  email: fc.emailAddress({ size: "small" }),
  company: line,
  project: option(projectOptions),
  budget: option(budgetOptions),
  message: fc.string({ unit: "binary", maxLength: 200 }).map((some) => `x${some}`),
  categories: text,
  tags: text,
  style: text,
};
const valid = ({ form }: Endpoint) =>
  fc
    .tuple(...form.fields.map((name) => (validValues[name] ?? text).map((value): [string, string] => [name, value])))
    .map((pairs): [string, string][] => [["form", form.formId], ...pairs]);

/** As long as a browser's: Node cannot parse a much shorter one. */
const boundary = "----WebKitFormBoundary0123456789abcdef";

type Body = { body: string; type: string };
const encoders: ((pairs: [string, string][]) => Body)[] = [
  (pairs) => ({ body: new URLSearchParams(pairs).toString(), type: "application/x-www-form-urlencoded" }),
  (pairs) => ({ body: multipart(pairs), type: `multipart/form-data; boundary=${boundary}` }),
  (pairs) => ({ body: multipart(pairs).slice(0, -9), type: `multipart/form-data; boundary=${boundary}` }),
  (pairs) => ({ body: JSON.stringify(pairs), type: "application/json" }),
  (pairs) => ({ body: pairs.flat().join("&"), type: "application/x-www-form-urlencoded; charset=utf-7" }),
  (pairs) => ({ body: pairs.flat().join("%"), type: "" }),
];
const request = fc.constantFrom(...endpoints).chain((endpoint) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constant(endpoint), anything, fc.constantFrom(...encoders)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constant(endpoint), valid(endpoint), fc.constantFrom(...encoders.slice(0, 2))),
    },
  ),
);

/** Arbitrary bodies in every encoding, posted to every form. */
export const bodies: Attack = {
  name: "generated bodies",
  limit: 14,
  run: async ({ site }, sizes) => {
    const outcome = createOutcome();
    const tried = new Map<string, number>();
    const accepted = new Map<string, number>();
    const chunk = 5_000;
    for (let done = 0; done < sizes.bodies; done += chunk) {
      const requests = fc.sample(request, { numRuns: Math.min(chunk, sizes.bodies - done), seed: done });
      await inParallel(requests, 24, async ([endpoint, pairs, encode], index) => {
        const { body, type } = encode(pairs);
        // Half with JavaScript, half without.
        const [path, acceptedStatus] =
          index % 2 ? [endpoint.path, endpoint.accepted] : [dataPath(endpoint), acceptedData(endpoint)];
        const { formId } = endpoint.form;
        const headers = { "x-forwarded-for": addressOf(done + index), ...(type && { "content-type": type }) };
        const { status } = await fetchText(site.url + path, { method: "POST", body, headers });
        count(outcome, status, `${path} ${type} ${body}`);
        tried.set(formId, (tried.get(formId) ?? 0) + 1);
        if (status === acceptedStatus) accepted.set(formId, (accepted.get(formId) ?? 0) + 1);
      });
    }
    for (const route of uncoveredRoutes()) outcome.failures.push(`no body is posted to ${route}`);
    const shares = formIds.map((id) => {
      const [all, taken] = [tried.get(id) ?? 0, accepted.get(id) ?? 0];
      if (taken < all * MIN_ACCEPTED) outcome.failures.push(`only ${taken} of ${all} for ${id} were accepted`);
      return `${id} ${all} (${taken} accepted)`;
    });
    return { ...outcome, logged: outcome.tried, note: shares.join(", ") };
  },
};

function multipart(pairs: [string, string][]): string {
  const parts = pairs.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}
