import type { FormFields } from "../../tests/support/posting.ts";
import {
  type Attack,
  addressOf,
  count,
  createOutcome,
  fetchText,
  inParallel,
  type Outcome,
  type Target,
} from "./attack.ts";
import { openPage, readPage } from "./browser.ts";
import { readExport } from "./csv.ts";
import { formEndpoints, nameOf } from "./endpoints.ts";
import { allFields, failuresIn, postUntilRefused } from "./reflection.ts";
import { pickStrings } from "./strings.ts";

/** Fields that take any text. */
const freeText: Record<string, string[]> = {
  contact_form: ["name", "company", "message"],
  blog_post_form: ["categories", "tags", "style"],
  linkedin_post_form: ["categories", "tags", "style"],
};

/** Every string in every field of every form: checks the store, webhook, export, log and returned page. */
export const formInjection: Attack = {
  name: "scripts through every form field",
  limit: 6,
  run: async (target, sizes) => {
    const outcome = createOutcome();
    const some = pickStrings(sizes.strings);
    await storeAndDeliver(target, some, outcome);
    const { page } = await openPage(target);
    for (const endpoint of formEndpoints)
      for (const text of some) {
        const { status, text: html, asked } = await postUntilRefused(target.site.url, endpoint, text, outcome);
        const reading = await page.evaluate(readPage, html);
        const failures = failuresIn(endpoint, text, reading);
        outcome.failures.push(
          ...failures.map((failure) => `${nameOf(endpoint)}, ${status} after ${asked}: ${failure}`),
        );
      }
    return {
      ...outcome,
      logged: outcome.tried,
      note: `${some.length} strings in every field of ${formEndpoints.length} forms`,
    };
  },
};

/** Spam is stored unvalidated, so it carries a string in every field; fields of free text are also delivered. */
async function storeAndDeliver({ site, dataDir, webhook }: Target, some: string[], outcome: Outcome) {
  const deliveredBefore = webhook.received.length;
  const posts = formEndpoints.flatMap((endpoint) =>
    some.flatMap((text) => {
      const spam = { ...allFields(endpoint, text), leave_empty: text };
      const names = freeText[endpoint.form.formId];
      const valid = names && { ...endpoint.valid, ...Object.fromEntries(names.map((name) => [name, text])) };
      return [spam, ...(valid ? [valid] : [])].map((fields) => ({ endpoint, fields: fields as FormFields }));
    }),
  );
  await inParallel(posts, 8, async ({ endpoint, fields }, index) => {
    const body = new URLSearchParams(fields);
    const headers = { "x-forwarded-for": addressOf(index) };
    const { status } = await fetchText(site.url + endpoint.path, { method: "POST", body, headers });
    count(outcome, status, `${nameOf(endpoint)} with ${JSON.stringify(fields)}`, status === endpoint.accepted);
  });
  const { rows, failures } = await readExport(dataDir);
  outcome.failures.push(...failures);
  const delivered = webhook.received.slice(deliveredBefore).map(({ body }) => JSON.parse(body) as FormFields);
  const [inExport, inDeliveries] = [rows, delivered].map(listTexts);
  for (const endpoint of formEndpoints)
    for (const text of some) {
      const { form } = endpoint;
      const isLost = (texts: Set<string> | undefined) => (name: string) => !texts?.has(keyOf(form.formId, name, text));
      const lost = form.fields.filter(isLost(inExport));
      if (lost.length > 0) outcome.failures.push(`the export lacks ${lost} of ${form.formId} with ${text}`);
      const unsent = (freeText[form.formId] ?? []).filter(isLost(inDeliveries));
      if (unsent.length > 0) outcome.failures.push(`no delivery has ${unsent} of ${form.formId} with ${text}`);
    }
}

function listTexts(bodies: FormFields[]): Set<string> {
  return new Set(bodies.flatMap((body) => Object.entries(body).map(([name, text]) => keyOf(body.formId, name, text))));
}

/** Ignores the leading quote that escapes a formula. */
function keyOf(formId: string | undefined, name: string, text: string): string {
  return JSON.stringify([formId, name, text.replace(/^'/, "").trim()]);
}
