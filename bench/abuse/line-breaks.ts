import { postForm } from "../../tests/support/posting.ts";
import { type Attack, clientAddress, countResponse, createOutcome } from "./attack.ts";
import { endpointName, formEndpoints, hiddenFieldNames } from "./endpoints.ts";
import { readExport } from "./read-export.ts";

const lineBreakStrings = ["\r\n", "\n", "\r", "\0", "\u2028", "\r\n\r\n", "\u0085"];

/** Posts line breaks and NUL in every field, which must not add a header, a log line or a CSV row. */
export const lineBreakAttack: Attack = {
  name: "line breaks and NUL in every field",
  limitMinutes: 3,
  run: async ({ site, dataDir, webhook }) => {
    const outcome = createOutcome();
    const deliveredBefore = webhook.received.length;
    // Both as spam and not, since spam is stored unvalidated and other posts only if valid.
    for (const endpoint of formEndpoints)
      for (const field of new Set([...endpoint.form.fields, ...hiddenFieldNames]))
        for (const text of lineBreakStrings)
          for (const spam of ["", "x"]) {
            const value = `${endpoint.validFields[field] ?? "a"}${text}X-Bad: 1${text}{"level":50}`;
            const fields = { ...endpoint.validFields, leave_empty: spam, [field]: value };
            const what = `${field} of ${endpointName(endpoint)} with ${JSON.stringify(text)}`;
            const response = await postForm(site.url + endpoint.path, fields, clientAddress(outcome.requestCount));
            await response.body?.cancel();
            countResponse(outcome, response.status, what);
            if (response.headers.has("x-bad")) outcome.failures.push(`${what} added a header to the answer`);
          }
    for (const { headers, body } of webhook.received.slice(deliveredBefore)) {
      if ("x-bad" in headers) outcome.failures.push("a header was added to a delivery");
      if (typeof JSON.parse(body) !== "object") outcome.failures.push("a delivery is not an object");
    }
    const { rows, failures } = await readExport(dataDir);
    outcome.failures.push(...failures);
    return { ...outcome, expectedRequestLines: outcome.requestCount, note: `${rows.length} rows in the export` };
  },
};
