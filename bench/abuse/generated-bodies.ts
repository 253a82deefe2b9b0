import fc from "fast-check";
import { budgetOptions, projectOptions } from "#app/content/contact-form.ts";
import { type Attack, clientAddress, countResponse, createOutcome, fetchText, inParallel } from "./attack.ts";
import {
  acceptedDataStatus,
  dataPath,
  type Endpoint,
  endpoints,
  hiddenFieldNames,
  uncoveredRoutes,
} from "./endpoints.ts";

const fieldNames = [...new Set(endpoints.flatMap(({ form }) => form.fields)), ...hiddenFieldNames];
const formIds = [...new Set(endpoints.map(({ form }) => form.formId))];
/** The fraction of each form's bodies that must be accepted, since refusals alone would prove little. */
const MIN_ACCEPTED_FRACTION = 0.1;

const arbitraryText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom("", "\0", "\r\nX-Bad: 1", "a".repeat(20_000), "ada@example.com", "=1+1", "__proto__", "𝕏\ud800"),
);
const arbitraryFields = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...fieldNames, "__proto__", "constructor"), arbitraryText),
    fc.oneof(arbitraryText, fc.constantFrom(...formIds)),
  ),
  { maxLength: 12 },
);

const validLine = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((some) => `x${some}`.slice(0, 200));
const optionalChoice = (options: readonly { value: string }[]) =>
  fc.constantFrom("", ...options.map(({ value }) => value));
/** Generators of valid values, by field name. */
const validValueArbitraries: Record<string, fc.Arbitrary<string>> = {
  name: validLine,
  email: fc.emailAddress({ size: "small" }),
  company: validLine,
  project: optionalChoice(projectOptions),
  budget: optionalChoice(budgetOptions),
  message: fc.string({ unit: "binary", maxLength: 200 }).map((some) => `x${some}`),
  categories: arbitraryText,
  tags: arbitraryText,
  style: arbitraryText,
};
const arbitraryValidFields = ({ form }: Endpoint) =>
  fc
    .tuple(
      ...form.fields.map((name) =>
        (validValueArbitraries[name] ?? arbitraryText).map((value): [string, string] => [name, value]),
      ),
    )
    .map((pairs): [string, string][] => [["form", form.formId], ...pairs]);

/** As long as a browser's boundary, since Node cannot parse a much shorter one. */
const MULTIPART_BOUNDARY = "----WebKitFormBoundary0123456789abcdef";

type EncodedBody = { body: string; type: string };
const bodyEncoders: ((pairs: [string, string][]) => EncodedBody)[] = [
  (pairs) => ({ body: new URLSearchParams(pairs).toString(), type: "application/x-www-form-urlencoded" }),
  (pairs) => ({ body: encodeMultipart(pairs), type: `multipart/form-data; boundary=${MULTIPART_BOUNDARY}` }),
  (pairs) => ({
    body: encodeMultipart(pairs).slice(0, -9),
    type: `multipart/form-data; boundary=${MULTIPART_BOUNDARY}`,
  }),
  (pairs) => ({ body: JSON.stringify(pairs), type: "application/json" }),
  (pairs) => ({ body: pairs.flat().join("&"), type: "application/x-www-form-urlencoded; charset=utf-7" }),
  (pairs) => ({ body: pairs.flat().join("%"), type: "" }),
];
const arbitraryRequest = fc.constantFrom(...endpoints).chain((endpoint) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constant(endpoint), arbitraryFields, fc.constantFrom(...bodyEncoders)) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constant(endpoint),
        arbitraryValidFields(endpoint),
        fc.constantFrom(...bodyEncoders.slice(0, 2)),
      ),
    },
  ),
);

/** Posts arbitrary and valid bodies in every encoding to every form. */
export const generatedBodiesAttack: Attack = {
  name: "generated bodies",
  limitMinutes: 14,
  run: async ({ site }, inputCounts) => {
    const outcome = createOutcome();
    const tried = new Map<string, number>();
    const accepted = new Map<string, number>();
    const chunk = 5_000;
    for (let done = 0; done < inputCounts.bodies; done += chunk) {
      const requests = fc.sample(arbitraryRequest, { numRuns: Math.min(chunk, inputCounts.bodies - done), seed: done });
      await inParallel(requests, 24, async ([endpoint, pairs, encode], index) => {
        const { body, type } = encode(pairs);
        // Half are posted as with JavaScript, to the data address, and half as without.
        const [path, acceptedStatus] =
          index % 2 ? [endpoint.path, endpoint.acceptedStatus] : [dataPath(endpoint), acceptedDataStatus(endpoint)];
        const { formId } = endpoint.form;
        const headers = { "x-forwarded-for": clientAddress(done + index), ...(type && { "content-type": type }) };
        const { status } = await fetchText(site.url + path, { method: "POST", body, headers });
        countResponse(outcome, status, `${path} ${type} ${body}`);
        tried.set(formId, (tried.get(formId) ?? 0) + 1);
        if (status === acceptedStatus) accepted.set(formId, (accepted.get(formId) ?? 0) + 1);
      });
    }
    for (const route of uncoveredRoutes()) outcome.failures.push(`no body is posted to ${route}`);
    const acceptedCounts = formIds.map((id) => {
      const [all, taken] = [tried.get(id) ?? 0, accepted.get(id) ?? 0];
      if (taken < all * MIN_ACCEPTED_FRACTION) outcome.failures.push(`only ${taken} of ${all} for ${id} were accepted`);
      return `${id} ${all} (${taken} accepted)`;
    });
    return { ...outcome, expectedRequestLines: outcome.requestCount, note: acceptedCounts.join(", ") };
  },
};

function encodeMultipart(pairs: [string, string][]): string {
  const parts = pairs.map(
    ([name, value]) => `--${MULTIPART_BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${MULTIPART_BOUNDARY}--\r\n`;
}
