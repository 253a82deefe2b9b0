import { describe, expect, test } from "vitest";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import { answer } from "./answer.server.ts";
import { forms } from "./forms.ts";
import type { Verdict } from "./submit.server.ts";

const values = { email: "ada@" };
const nothing = { toast: null, values: {}, errors: {}, submission: null };

describe("a success", () => {
  test("redirects where the form has a target", () => {
    const response = answer({ verdict: "accepted", form: forms.contact }) as Response;
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/thank-you");
  });

  test("otherwise shows its toast and empties the form", () => {
    expect(answer({ verdict: "accepted", form: forms.labNewsletter })).toMatchObject({
      data: { ...nothing, verdict: "accepted", formId: "blog_form_2", toast: formOutcomes.labNewsletter.succeeded },
      init: { status: 200 },
    });
  });
});

test.each<[Verdict, object, number]>([
  [
    { verdict: "invalid", form: forms.blogNewsletter, values, errors: { email: "no" }, submission: "s" },
    { formId: "blog_form", values, errors: { email: "no" }, submission: "s" },
    400,
  ],
  [
    { verdict: "failed", form: forms.contact, values, submission: "s" },
    { formId: "contact_form", values, submission: "s", toast: formOutcomes.contact.failed },
    502,
  ],
  [
    { verdict: "limited", form: forms.blogPost, values, submission: null },
    { formId: "blog_post_form", values, toast: formOutcomes.blogPost.failed },
    429,
  ],
  [
    { verdict: "refused", form: forms.linkedInPost, status: 413 },
    { formId: "linkedin_post_form", toast: formOutcomes.linkedInPost.failed },
    413,
  ],
])("%o becomes %o with status %i", (verdict, expected, status) => {
  expect(answer(verdict)).toMatchObject({
    data: { ...nothing, verdict: verdict.verdict, ...expected },
    init: { status },
  });
});
