import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { contactForm } from "#app/content/contact-form.ts";
import { personWords } from "#app/content/desk/persons.ts";
import { enquirySchema } from "./contact.ts";
import { type Form, forms, sentFields } from "./forms.ts";

const timestamp = "2026-11-15T15:00:00.000Z";

describe("the webhook's body, key for key and in order", () => {
  const posted = {
    name: " Ada ",
    email: "ada@example.com",
    company: "",
    message: "Two lines\r\nof text",
    leave_empty: "",
    elapsed: "9000",
    tags: "a, b",
  };
  test.each<[keyof typeof forms, string]>([
    [
      "contact",
      `{"formType":"contact_form","formId":"contact_form","timestamp":"${timestamp}","name":"Ada","email":"ada@example.com","company":"","project":"","budget":"","message":"Two lines\\nof text"}`,
    ],
    [
      "blogNewsletter",
      `{"formType":"blog_form","formId":"blog_form","email":"ada@example.com","timestamp":"${timestamp}","source":"blog_subscribe"}`,
    ],
    [
      "labNewsletter",
      `{"formType":"blog_form","formId":"blog_form_2","email":"ada@example.com","timestamp":"${timestamp}","source":"lab_newsletter"}`,
    ],
    [
      "blogPost",
      `{"formType":"blog_post_creation","formId":"blog_post_form","timestamp":"${timestamp}","categories":"","tags":"a, b","style":""}`,
    ],
    [
      "linkedInPost",
      `{"formType":"linkedin_post_creation","formId":"linkedin_post_form","timestamp":"${timestamp}","categories":"","tags":"a, b","style":""}`,
    ],
  ])("%s", (name, expected) => {
    const form: Form = forms[name];
    expect(JSON.stringify(form.makeBody(v.parse(form.schema, posted), timestamp))).toBe(expected);
  });
});

test("exports have a column for every field that forms send, in this order", () => {
  const contact = ["name", "email", "company", "project", "budget", "message"];
  expect(sentFields).toEqual([...contact, "source", "categories", "tags", "style"]);
});

test("each field of the contact form is read, accepted and labelled", () => {
  const accepted = Object.keys(enquirySchema.entries);
  expect(forms.contact.fields).toEqual(accepted);
  expect(Object.keys(contactForm.fields)).toEqual(accepted);
});

test("the desk has a label for every field that a visitor sends", () => {
  // Article requests contain no address, so no person's page shows them.
  const visitors: Form[] = Object.values(forms).filter(({ isInternal }) => !isInternal);
  const sent = visitors.flatMap(({ makeBody }) => Object.keys(makeBody({}, "")));
  expect(sent.filter((field) => !(field in personWords.stored.fields))).toEqual([]);
});

describe("an enquiry", () => {
  const good = { name: "Ada", email: "ada@example.com", message: "Hello" };
  const errors = (change: Record<string, string>) => {
    const parsed = v.safeParse(forms.contact.schema, { ...good, ...change });
    return parsed.success ? {} : v.flatten(parsed.issues).nested;
  };

  test("may have a project and a budget", () => {
    expect(errors({ project: "e-commerce", budget: "50k+", company: "Analytical" })).toEqual({});
  });

  test.each([
    [{ name: "" }, { name: [contactForm.errors.name] }],
    [{ name: "   " }, { name: [contactForm.errors.name] }],
    [{ name: "n".repeat(201) }, { name: [contactForm.errors.nameLong] }],
    [{ company: "n".repeat(201) }, { company: [contactForm.errors.companyLong] }],
    [{ email: "" }, { email: [contactForm.errors.email] }],
    [{ email: "ada@" }, { email: [contactForm.errors.emailIncomplete] }],
    [{ email: "ada@mül ler.example" }, { email: [contactForm.errors.emailIncomplete] }],
    [{ email: "ada" }, { email: [contactForm.errors.emailIncomplete] }],
    [{ email: `${"a".repeat(250)}@b.example` }, { email: [contactForm.errors.emailLong] }],
    [{ message: " \n " }, { message: [contactForm.errors.message] }],
    [{ message: "m".repeat(5_001) }, { message: [contactForm.errors.messageLong] }],
    [{ project: "rockets" }, { project: [contactForm.errors.project] }],
    [{ budget: "1" }, { budget: [contactForm.errors.budget] }],
  ])("%o is refused with the field's own message", (change, expected) => {
    expect(errors(change)).toEqual(expected);
  });

  test.each(["a@b", "ada@müller.example", "o'neil+tag@sub.example.co", "ADA@EXAMPLE.COM"])(
    "%s is accepted, as by the browser",
    (email) => {
      expect(errors({ email })).toEqual({});
    },
  );

  test("keeps name and company on one line", () => {
    const change = { name: "Ada\r\nBcc: all@example.com", company: "A\nB" };
    const parsed = v.parse(forms.contact.schema, { ...good, ...change });
    expect(parsed).toMatchObject({ name: "Ada Bcc: all@example.com", company: "A B" });
  });

  test("may use each limit in full", () => {
    expect(errors({ name: "n".repeat(200), company: "c".repeat(200), message: "m".repeat(5_000) })).toEqual({});
  });
});

test("an article request has no limit per field", () => {
  const request = { categories: "anything", tags: "t".repeat(60_000), style: "" };
  expect(v.parse(forms.blogPost.schema, request)).toEqual(request);
});
