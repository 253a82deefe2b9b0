import { MAX_PER_FORM_NETWORK_MINUTE } from "#app/forms/rate-limit.server.ts";
import type { FormFields } from "../../tests/support/posting.ts";
import { type Attack, count, createOutcome, fetchText, type Outcome } from "./attack.ts";
import { isHydrated, openPage, type Reading, readPage } from "./browser.ts";
import { type Endpoint, endpoints, nameOf } from "./endpoints.ts";
import { chunks, pickStrings } from "./strings.ts";

/** One address for all posts: once rate-limited, even a form without validation echoes its input. */
const LIMITED_ADDRESS = "192.0.2.1";
const echoed = ["name", "email", "company", "message", "tags"];

/** Opens returned forms in a browser, posted as without JavaScript. */
export const reflection: Attack = {
  name: "scripts reflected by refused forms",
  limit: 6,
  run: async (target, sizes) => {
    const { site } = target;
    const outcome = createOutcome();
    const { page, ran } = await openPage(target);
    const texts = chunks(pickStrings(sizes.strings), 20).map((some) => some.join(" "));
    for (const endpoint of endpoints)
      for (const text of texts) {
        await postUntilRefused(site.url, endpoint, text, outcome);
        const url = site.url + endpoint.path;
        const [method, postData] = ["POST", new URLSearchParams(allFields(endpoint, text)).toString()];
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
        count(outcome, status, nameOf(endpoint), isRefusal(status));
        if (!(await isHydrated(page))) outcome.failures.push(`${nameOf(endpoint)} does not hydrate`);
        const failures = failuresIn(endpoint, text, await page.evaluate(readPage, null));
        outcome.failures.push(...failures.map((failure) => `${nameOf(endpoint)}: ${failure}`));
      }
    outcome.failures.push(...[...ran].map((where) => `a script ran: ${where}`));
    return { ...outcome, note: `${texts.length} pages of each of ${endpoints.length} forms` };
  },
};

export function allFields({ form, valid }: Endpoint, text: string): FormFields {
  const names = [...form.fields, "submission", "elapsed"];
  return { form: valid.form ?? "", ...Object.fromEntries(names.map((name) => [name, text])) };
}

/** Posts a text in all fields of a form until it is refused. */
export async function postUntilRefused(url: string, endpoint: Endpoint, text: string, outcome: Outcome) {
  const body = new URLSearchParams(allFields(endpoint, text));
  for (let asked = 1; ; asked++) {
    const answer = await fetchText(url + endpoint.path, {
      method: "POST",
      body,
      headers: { "x-forwarded-for": LIMITED_ADDRESS },
    });
    const isLast = isRefusal(answer.status) || asked > MAX_PER_FORM_NETWORK_MINUTE;
    const isExpected = isRefusal(answer.status) || (!isLast && answer.status === endpoint.accepted);
    count(outcome, answer.status, nameOf(endpoint), isExpected);
    if (isLast) return { ...answer, asked };
  }
}

const isRefusal = (status: number) => status === 400 || status === 429;

/** Injected elements in the returned page, and fields whose text has changed. */
export function failuresIn({ form }: Endpoint, text: string, { problems, values }: Reading): string[] {
  const returned = values[form.formId] ?? {};
  const changed = form.fields.filter((name) => echoed.includes(name) && plain(returned[name]) !== plain(text));
  return [...problems, ...changed.map((name) => `${name} came back as ${returned[name]}`)].map((line) =>
    line.slice(0, 160),
  );
}

/** Browsers normalise line breaks. */
function plain(text = ""): string {
  return text.replace(/\r\n?/g, "\n").trim();
}
