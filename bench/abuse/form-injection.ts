import type { Fields } from "../../tests/support/posting.ts";
import { type Attack, addressOf, ask, count, createOutcome, type Ground, inParallel, type Outcome } from "./attack.ts";
import { openPage, readPage } from "./browser.ts";
import { exported } from "./csv.ts";
import { formEndpoints, nameOf } from "./endpoints.ts";
import { allFields, askUntilRefused, reflectionFailures } from "./reflection.ts";
import { pickStrings } from "./strings.ts";

/** Fields that take any text. */
const free: Record<string, string[]> = {
  contact_form: ["name", "company", "message"],
  blog_post_form: ["categories", "tags", "style"],
  linkedin_post_form: ["categories", "tags", "style"],
};

/** Each string in each field of each form: into the store, the webhook, the export, the log and the page that comes back. */
export const formInjection: Attack = {
  name: "scripts through every form field",
  limit: 6,
  run: async (ground, sizes) => {
    const outcome = createOutcome();
    const some = pickStrings(sizes.strings);
    await store(ground, some, outcome);
    const { page } = await openPage(ground);
    for (const endpoint of formEndpoints)
      for (const text of some) {
        const { status, text: html, asked } = await askUntilRefused(ground.site.url, endpoint, text, outcome);
        const reading = await page.evaluate(readPage, html);
        const failures = reflectionFailures(endpoint, text, reading);
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

/** Taken for spam, they are stored as they came, in every field; where a field takes any text they are delivered too. */
async function store({ site, dataDir, webhook }: Ground, some: string[], outcome: Outcome) {
  const deliveredBefore = webhook.received.length;
  const posts = formEndpoints.flatMap((endpoint) =>
    some.flatMap((text) => {
      const spam = { ...allFields(endpoint, text), leave_empty: text };
      const names = free[endpoint.form.formId];
      const welcome = names && { ...endpoint.valid, ...Object.fromEntries(names.map((name) => [name, text])) };
      return [spam, ...(welcome ? [welcome] : [])].map((fields) => ({ endpoint, fields: fields as Fields }));
    }),
  );
  await inParallel(posts, 8, async ({ endpoint, fields }, index) => {
    const body = new URLSearchParams(fields);
    const headers = { "x-forwarded-for": addressOf(index) };
    const { status } = await ask(site.url + endpoint.path, { method: "POST", body, headers });
    count(outcome, status, `${nameOf(endpoint)} with ${JSON.stringify(fields)}`, status === endpoint.accepted);
  });
  const { rows, failures } = await exported(dataDir);
  outcome.failures.push(...failures);
  const delivered = webhook.received.slice(deliveredBefore).map(({ body }) => JSON.parse(body) as Fields);
  const [inExport, inDeliveries] = [rows, delivered].map(textsOf);
  for (const endpoint of formEndpoints)
    for (const text of some) {
      const { form } = endpoint;
      const isLost = (texts: Set<string> | undefined) => (name: string) => !texts?.has(keyOf(form.formId, name, text));
      const lost = form.fields.filter(isLost(inExport));
      if (lost.length > 0) outcome.failures.push(`the export lacks ${lost} of ${form.formId} with ${text}`);
      const unsent = (free[form.formId] ?? []).filter(isLost(inDeliveries));
      if (unsent.length > 0) outcome.failures.push(`no delivery has ${unsent} of ${form.formId} with ${text}`);
    }
}

function textsOf(bodies: Fields[]): Set<string> {
  return new Set(bodies.flatMap((body) => Object.entries(body).map(([name, text]) => keyOf(body.formId, name, text))));
}

/** Without the mark that keeps a spreadsheet from running it. */
function keyOf(formId: string | undefined, name: string, text: string): string {
  return JSON.stringify([formId, name, text.replace(/^'/, "").trim()]);
}
