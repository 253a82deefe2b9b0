import type { GenericSchema } from "valibot";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import type { EnquiryKind } from "#app/data/enquiries.server.ts";
import type { Toast } from "#app/lib/form-protocol.ts";
import { sentValues } from "#app/lib/form-protocol.ts";
import { type ArticleRequest, articleRequestSchema } from "./article-request.ts";
import { type EnquiryFields, enquirySchema } from "./contact.ts";
import { type Subscription, subscriptionSchema } from "./newsletter.ts";

type Values = Record<string, string>;

export type Form<Field extends string = string> = {
  formType: string;
  formId: string;
  /** How the desk files a submission. Only an `enquiry` mails a notice and is due a reply. */
  kind: EnquiryKind;
  /** Only the agency's people use the form, a few times a day. */
  isInternal: boolean;
  fields: readonly Field[];
  schema: GenericSchema<unknown, Record<Field, string>>;
  /** What the webhook receives: exactly these keys, in this order. */
  makeBody: (values: Record<Field, string>, timestamp: string) => Record<Field, string> & Values;
  failed: Toast;
  /** The toast of a success, or the page to redirect to. */
  succeeded: Toast | { to: string };
};

type Outcomes = Pick<Form, "formType" | "formId" | "kind" | "failed" | "succeeded">;

export const forms = {
  contact: makeContactForm(formOutcomes.contact),
  blogNewsletter: makeNewsletterForm("blog_subscribe", formOutcomes.blogNewsletter),
  labNewsletter: makeNewsletterForm("lab_newsletter", formOutcomes.labNewsletter),
  blogPost: makePostForm(formOutcomes.blogPost),
  linkedInPost: makePostForm(formOutcomes.linkedInPost),
};

/** Types of the forms whose submissions are enquiries. */
export const enquiryFormTypes = Object.values(forms).flatMap(({ formType, kind }) =>
  kind === "enquiry" ? formType : [],
);

/** The fields that forms send, in the order of their bodies: columns of every export, after its own. */
export const sentFields = [
  ...new Set(
    Object.values(forms).flatMap(({ makeBody }: Form) => sentValues(makeBody({}, "")).map(([field]) => field)),
  ),
];

function makeContactForm(outcomes: Outcomes): Form<keyof EnquiryFields> {
  const ids = { formType: outcomes.formType, formId: outcomes.formId };
  return {
    ...outcomes,
    isInternal: false,
    fields: ["name", "email", "company", "project", "budget", "message"],
    schema: enquirySchema,
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

function makeNewsletterForm(source: string, outcomes: Outcomes): Form<keyof Subscription> {
  const ids = { formType: outcomes.formType, formId: outcomes.formId };
  return {
    ...outcomes,
    isInternal: false,
    fields: ["email"],
    schema: subscriptionSchema,
    makeBody: ({ email }, timestamp) => ({ ...ids, email, timestamp, source }),
  };
}

function makePostForm(outcomes: Outcomes): Form<keyof ArticleRequest> {
  const ids = { formType: outcomes.formType, formId: outcomes.formId };
  return {
    ...outcomes,
    isInternal: true,
    fields: ["categories", "tags", "style"],
    schema: articleRequestSchema,
    makeBody: ({ categories, tags, style }, timestamp) => ({ ...ids, timestamp, categories, tags, style }),
  };
}
