import { MAX_PER_FORM_NETWORK_MINUTE } from "#app/forms/rate-limit.server.ts";
import type { FormFields } from "../../tests/support/posting.ts";
import { type Attack, type AttackOutcome, countResponse, createOutcome, fetchText } from "./attack.ts";
import { type Endpoint, endpointName, endpoints } from "./endpoints.ts";
import { chunks, pickStrings } from "./injected-strings.ts";
import { becomesHydrated, inspectPage, openPageWithoutCsp, type PageInspection } from "./inspect-page.ts";

/** All posts share an address: once it is rate-limited, even a form without validation returns its input. */
const LIMITED_ADDRESS = "192.0.2.1";
const returnedFields = ["name", "email", "company", "message", "tags"];

/** Posts forms as without JavaScript until they are refused, and inspects the returned pages in a browser. */
export const reflectionAttack: Attack = {
  name: "scripts reflected by refused forms",
  limitMinutes: 6,
  run: async (target, inputCounts) => {
    const { site } = target;
    const outcome = createOutcome();
    const { page, ran } = await openPageWithoutCsp(target);
    const texts = chunks(pickStrings(inputCounts.strings), 20).map((some) => some.join(" "));
    for (const endpoint of endpoints)
      for (const text of texts) {
        await postUntilRefused(site.url, endpoint, text, outcome);
        const url = site.url + endpoint.path;
        const [method, postData] = ["POST", new URLSearchParams(fillAllFields(endpoint, text)).toString()];
        await page.route(
          ({ href }) => href === url,
          (route) => {
            const type = { "content-type": "application/x-www-form-urlencoded" };
            const headers = { ...route.request().headers(), ...type, "x-forwarded-for": LIMITED_ADDRESS };
            return route.continue({ method, postData, headers });
          },
          { times: 1 },
        );
        const response = await page.goto(url);
        const status = response?.status() ?? 0;
        countResponse(outcome, status, endpointName(endpoint), isRefusal(status));
        if (!(await becomesHydrated(page))) outcome.failures.push(`${endpointName(endpoint)} does not hydrate`);
        const failures = reflectionFailures(endpoint, text, await page.evaluate(inspectPage, null));
        outcome.failures.push(...failures.map((failure) => `${endpointName(endpoint)}: ${failure}`));
      }
    outcome.failures.push(...[...ran].map((where) => `a script ran: ${where}`));
    return { ...outcome, note: `${texts.length} pages of each of ${endpoints.length} forms` };
  },
};

export function fillAllFields({ form, validFields }: Endpoint, text: string): FormFields {
  const names = [...form.fields, "submission", "elapsed"];
  return { form: validFields.form ?? "", ...Object.fromEntries(names.map((name) => [name, text])) };
}

/** Posts a text in all fields of a form until the post is refused. */
export async function postUntilRefused(url: string, endpoint: Endpoint, text: string, outcome: AttackOutcome) {
  const body = new URLSearchParams(fillAllFields(endpoint, text));
  for (let asked = 1; ; asked++) {
    const answer = await fetchText(url + endpoint.path, {
      method: "POST",
      body,
      headers: { "x-forwarded-for": LIMITED_ADDRESS },
    });
    const isLast = isRefusal(answer.status) || asked > MAX_PER_FORM_NETWORK_MINUTE;
    const isExpected = isRefusal(answer.status) || (!isLast && answer.status === endpoint.acceptedStatus);
    countResponse(outcome, answer.status, endpointName(endpoint), isExpected);
    if (isLast) return { ...answer, asked };
  }
}

const isRefusal = (status: number) => status === 400 || status === 429;

/** Lists injected elements in the returned page, and fields whose text has changed. */
export function reflectionFailures({ form }: Endpoint, text: string, { problems, values }: PageInspection): string[] {
  const returned = values[form.formId] ?? {};
  const changed = form.fields.filter(
    (name) => returnedFields.includes(name) && normaliseText(returned[name]) !== normaliseText(text),
  );
  return [...problems, ...changed.map((name) => `${name} came back as ${returned[name]}`)].map((line) =>
    line.slice(0, 160),
  );
}

/** Browsers normalise the line breaks of a field. */
function normaliseText(text = ""): string {
  return text.replace(/\r\n?/g, "\n").trim();
}
