import { expect, test } from "vitest";
import { forms } from "#app/forms/forms.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createFormRequest, createTestPipeline, enquiryBody } from "../../tests/support/submitting.ts";

provideEmbeddedStore();

test.each<[boolean, Record<string, string>]>([
  [true, { origin: "https://evil.example" }],
  [true, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  [true, { origin: "http://furlong.test", "sec-fetch-site": "cross-site" }],
  [true, { "sec-fetch-site": "cross-site" }],
  [true, { origin: "http://sub.furlong.test", "sec-fetch-site": "same-site" }],
  [true, { origin: "null" }],
  [true, { origin: "http://furlong.test:81" }],
  [true, { origin: "http://evil.example", "x-forwarded-host": "evil.example" }],
  [false, { origin: "http://furlong.test", "sec-fetch-site": "same-origin" }],
  [false, { origin: "null", "sec-fetch-site": "same-origin" }],
  [false, { origin: "https://furlong.test" }],
  [false, {}],
])("refused: %s, with the headers %o", async (isRefused, headers) => {
  const answer = await createTestPipeline().send(createFormRequest(enquiryBody, { headers }), forms.contact);
  expect(answer).toMatchObject(isRefused ? { verdict: "refused", status: 403 } : { verdict: "accepted" });
});
