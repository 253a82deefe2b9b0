import type { FormFields } from "../../tests/support/posting.ts";
import {
  type Attack,
  type AttackOutcome,
  type AttackTarget,
  clientAddress,
  countResponse,
  createOutcome,
  fetchText,
  inParallel,
} from "./attack.ts";
import { endpointName, formEndpoints } from "./endpoints.ts";
import { pickStrings } from "./injected-strings.ts";
import { inspectPage, openPageWithoutCsp } from "./inspect-page.ts";
import { readExport } from "./read-export.ts";
import { fillAllFields, postUntilRefused, reflectionFailures } from "./reflection.ts";

/** Fields that accept any text, by form id. */
const freeTextFields: Record<string, string[]> = {
  contact_form: ["name", "company", "message"],
  blog_post_form: ["categories", "tags", "style"],
  linkedin_post_form: ["categories", "tags", "style"],
};

/** Posts every string in every field of every form, and checks the export, the deliveries, the log and the returned pages. */
export const formInjectionAttack: Attack = {
  name: "scripts through every form field",
  limitMinutes: 6,
  run: async (target, inputCounts) => {
    const outcome = createOutcome();
    const some = pickStrings(inputCounts.strings);
    await checkStoreAndDeliveries(target, some, outcome);
    const { page } = await openPageWithoutCsp(target);
    for (const endpoint of formEndpoints)
      for (const text of some) {
        const { status, text: html, asked } = await postUntilRefused(target.site.url, endpoint, text, outcome);
        const reading = await page.evaluate(inspectPage, html);
        const failures = reflectionFailures(endpoint, text, reading);
        outcome.failures.push(
          ...failures.map((failure) => `${endpointName(endpoint)}, ${status} after ${asked}: ${failure}`),
        );
      }
    return {
      ...outcome,
      expectedRequestLines: outcome.requestCount,
      note: `${some.length} strings in every field of ${formEndpoints.length} forms`,
    };
  },
};

/** Posts strings as spam, which is stored unvalidated, in every field, and in valid posts, which are delivered, in free-text fields. */
async function checkStoreAndDeliveries(
  { site, dataDir, webhook }: AttackTarget,
  some: string[],
  outcome: AttackOutcome,
) {
  const deliveredBefore = webhook.received.length;
  const posts = formEndpoints.flatMap((endpoint) =>
    some.flatMap((text) => {
      const spam = { ...fillAllFields(endpoint, text), leave_empty: text };
      const names = freeTextFields[endpoint.form.formId];
      const valid = names && { ...endpoint.validFields, ...Object.fromEntries(names.map((name) => [name, text])) };
      return [spam, ...(valid ? [valid] : [])].map((fields) => ({ endpoint, fields: fields as FormFields }));
    }),
  );
  await inParallel(posts, 8, async ({ endpoint, fields }, index) => {
    const body = new URLSearchParams(fields);
    const headers = { "x-forwarded-for": clientAddress(index) };
    const { status } = await fetchText(site.url + endpoint.path, { method: "POST", body, headers });
    countResponse(
      outcome,
      status,
      `${endpointName(endpoint)} with ${JSON.stringify(fields)}`,
      status === endpoint.acceptedStatus,
    );
  });
  const { rows, failures } = await readExport(dataDir);
  outcome.failures.push(...failures);
  const delivered = webhook.received.slice(deliveredBefore).map(({ body }) => JSON.parse(body) as FormFields);
  const [inExport, inDeliveries] = [rows, delivered].map(textKeys);
  for (const endpoint of formEndpoints)
    for (const text of some) {
      const { form } = endpoint;
      const isLost = (texts: Set<string> | undefined) => (name: string) =>
        !texts?.has(textKey(form.formId, name, text));
      const lost = form.fields.filter(isLost(inExport));
      if (lost.length > 0) outcome.failures.push(`the export lacks ${lost} of ${form.formId} with ${text}`);
      const unsent = (freeTextFields[form.formId] ?? []).filter(isLost(inDeliveries));
      if (unsent.length > 0) outcome.failures.push(`no delivery has ${unsent} of ${form.formId} with ${text}`);
    }
}

function textKeys(bodies: FormFields[]): Set<string> {
  return new Set(
    bodies.flatMap((body) => Object.entries(body).map(([name, text]) => textKey(body.formId, name, text))),
  );
}

/** Identifies a text in a field. Ignores the leading quote that escapes a formula in the export. */
function textKey(formId: string | undefined, name: string, text: string): string {
  return JSON.stringify([formId, name, text.replace(/^'/, "").trim()]);
}
