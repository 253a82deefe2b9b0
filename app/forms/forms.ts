import type { GenericSchema } from "valibot";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import type { Toast } from "#app/lib/form-protocol.ts";
import { type ArticleRequest, articleRequest } from "./article-request.ts";
import { type Enquiry, enquiry } from "./contact.ts";
import { type Subscription, subscription } from "./newsletter.ts";

type Values = Record<string, string>;

export type Form<Field extends string = string> = {
  formType: string;
  formId: string;
  /** Somebody waits for an answer: the agency is told by e-mail. */
  isEnquiry: boolean;
  /** Only the agency's people use it, a few times a day. */
  isInternal: boolean;
  fields: readonly Field[];
  schema: GenericSchema<unknown, Record<Field, string>>;
  /** What the webhook receives: exactly these keys, in this order. */
  makeBody: (values: Record<Field, string>, timestamp: string) => Record<Field, string> & Values;
  failed: Toast;
  /** The toast of a success, or the page to redirect to. */
  succeeded: Toast | { to: string };
};

type Outcomes = Pick<Form, "formId" | "failed" | "succeeded">;

export const forms = {
  contact: contactForm(formOutcomes.contact),
  blogNewsletter: newsletterForm("blog_subscribe", formOutcomes.blogNewsletter),
  labNewsletter: newsletterForm("lab_newsletter", formOutcomes.labNewsletter),
  blogPost: postForm("blog_post_creation", formOutcomes.blogPost),
  linkedInPost: postForm("linkedin_post_creation", formOutcomes.linkedInPost),
};

/** Types of the forms whose senders wait for an answer. */
export const enquiryFormTypes = Object.values(forms).flatMap(({ formType, isEnquiry }) => (isEnquiry ? formType : []));

/** What all forms send, in the order of their bodies: the columns of every export. */
export const sentFields = [
  ...new Set(
    Object.values(forms).flatMap(({ makeBody }: Form) => {
      const { formType: _type, formId: _id, timestamp: _time, ...sent } = makeBody({}, "");
      return Object.keys(sent);
    }),
  ),
];

function contactForm(outcomes: Outcomes): Form<keyof Enquiry> {
  const ids = { formType: "contact_form", formId: outcomes.formId };
  return {
    ...ids,
    ...outcomes,
    isEnquiry: true,
    isInternal: false,
    fields: ["name", "email", "company", "project", "budget", "message"],
    schema: enquiry,
    makeBody: ({ name, email, company, project, budget, message }, timestamp) => ({
      ...ids,
      timestamp,
      name,
      email,
      company,
      project,
      budget,
      message,
    }),
  };
}

function newsletterForm(source: string, outcomes: Outcomes): Form<keyof Subscription> {
  const ids = { formType: "blog_form", formId: outcomes.formId };
  return {
    ...ids,
    ...outcomes,
    isEnquiry: false,
    isInternal: false,
    fields: ["email"],
    schema: subscription,
    makeBody: ({ email }, timestamp) => ({ ...ids, email, timestamp, source }),
  };
}

function postForm(formType: string, outcomes: Outcomes): Form<keyof ArticleRequest> {
  const ids = { formType, formId: outcomes.formId };
  return {
    ...ids,
    ...outcomes,
    isEnquiry: false,
    isInternal: true,
    fields: ["categories", "tags", "style"],
    schema: articleRequest,
    makeBody: ({ categories, tags, style }, timestamp) => ({ ...ids, timestamp, categories, tags, style }),
  };
}
