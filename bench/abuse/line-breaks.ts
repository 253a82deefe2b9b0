import { postForm } from "../../tests/support/posting.ts";
import { type Attack, addressOf, count, createOutcome } from "./attack.ts";
import { readExport } from "./csv.ts";
import { formEndpoints, hiddenFields, nameOf } from "./endpoints.ts";

const breaks = ["\r\n", "\n", "\r", "\0", "\u2028", "\r\n\r\n", "\u0085"];

/** Line breaks and NUL in every field must not add a header, a log line or a CSV row. */
export const lineBreaks: Attack = {
  name: "line breaks and NUL in every field",
  limit: 3,
  run: async ({ site, dataDir, webhook }) => {
    const outcome = createOutcome();
    const deliveredBefore = webhook.received.length;
    // Spam is stored unvalidated, other posts only if valid.
    for (const endpoint of formEndpoints)
      for (const field of new Set([...endpoint.form.fields, ...hiddenFields]))
        for (const text of breaks)
          for (const spam of ["", "x"]) {
            const value = `${endpoint.valid[field] ?? "a"}${text}X-Bad: 1${text}{"level":50}`;
            const fields = { ...endpoint.valid, leave_empty: spam, [field]: value };
            const what = `${field} of ${nameOf(endpoint)} with ${JSON.stringify(text)}`;
            const response = await postForm(site.url + endpoint.path, fields, addressOf(outcome.tried));
            await response.body?.cancel();
            count(outcome, response.status, what);
            if (response.headers.has("x-bad")) outcome.failures.push(`${what} added a header to the answer`);
          }
    for (const { headers, body } of webhook.received.slice(deliveredBefore)) {
      if ("x-bad" in headers) outcome.failures.push("a header was added to a delivery");
      if (typeof JSON.parse(body) !== "object") outcome.failures.push("a delivery is not an object");
    }
    const { rows, failures } = await readExport(dataDir);
    outcome.failures.push(...failures);
    return { ...outcome, logged: outcome.tried, note: `${rows.length} rows in the export` };
  },
};
