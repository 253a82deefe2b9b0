import { describe, expect, test } from "vitest";
import { forms } from "./forms.ts";
import type { Verdict } from "./submit.server.ts";
import { verdictResponse } from "./verdict-response.server.ts";

const typedValues = { email: "ada@" };
const failureToast = (text: string) => ({ title: "Error", text, tone: "error" });
const subscribedToast = {
  title: "Subscribed!",
  text: "You've been added to our research newsletter.",
  tone: "success",
};
const emptyForm = { toast: null, values: {}, errors: {}, submission: null };

describe("a success", () => {
  test("redirects if the form has a page for it", () => {
    const response = verdictResponse({ verdict: "accepted", form: forms.contact }) as Response;
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/thank-you");
  });

  test("shows its toast and empties the form otherwise", () => {
    expect(verdictResponse({ verdict: "accepted", form: forms.labNewsletter })).toMatchObject({
      data: { ...emptyForm, verdict: "accepted", formId: "blog_form_2", toast: subscribedToast },
      init: { status: 200 },
    });
  });
});

test.each<[Verdict, object, number]>([
  [
    { verdict: "invalid", form: forms.blogNewsletter, values: typedValues, errors: { email: "no" }, submission: "s" },
    { formId: "blog_form", values: typedValues, errors: { email: "no" }, submission: "s" },
    400,
  ],
  [
    { verdict: "failed", form: forms.contact, values: typedValues, submission: "s" },
    {
      formId: "contact_form",
      values: typedValues,
      submission: "s",
      toast: failureToast("Failed to send message. Please try again."),
    },
    502,
  ],
  [
    { verdict: "limited", form: forms.blogPost, values: typedValues, submission: null },
    {
      formId: "blog_post_form",
      values: typedValues,
      toast: failureToast("Failed to create blog post. Please try again."),
    },
    429,
  ],
  [
    { verdict: "refused", form: forms.linkedInPost, status: 413 },
    { formId: "linkedin_post_form", toast: failureToast("Failed to create LinkedIn post. Please try again.") },
    413,
  ],
])("%o becomes %o with status %i", (verdict, expected, status) => {
  expect(verdictResponse(verdict)).toMatchObject({
    data: { ...emptyForm, verdict: verdict.verdict, ...expected },
    init: { status },
  });
});
