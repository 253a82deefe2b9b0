import { expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { forms } from "#app/forms/forms.ts";
import { enquiryKindOf } from "./kind.server.ts";

test("the desk files each form by its declared kind", () => {
  const kinds = Object.values(forms).map(({ formType }) => [formType, enquiryKindOf(formType)]);
  expect(Object.fromEntries(kinds)).toEqual({
    contact_form: "enquiry",
    blog_form: "sign_up",
    blog_post_creation: "post_request",
    linkedin_post_creation: "post_request",
  });
});

test("an undeclared form type is filed as an enquiry, with a warning", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  expect(enquiryKindOf("retired_form")).toBe("enquiry");
  expect(warn).toHaveBeenCalledWith({ formType: "retired_form" }, expect.stringContaining("unknown"));
});
