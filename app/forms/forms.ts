import type { GenericSchema } from "valibot";
import { toasts } from "#app/content/messages.ts";
import type { Toast } from "#app/lib/form-protocol.ts";
import { type Enquiry, enquiry } from "./contact.ts";
import { type Subscription, subscription } from "./newsletter.ts";
import { type PostRequest, postRequest } from "./post-request.ts";

type Values = Record<string, string>;

export type Form<Field extends string = string> = {
  formType: string;
  formId: string;
  fields: readonly Field[];
  schema: GenericSchema<unknown, Record<Field, string>>;
  /** What the webhook receives: exactly these keys, in this order. */
  makeBody: (values: Record<Field, string>, timestamp: string) => Values;
  failed: Toast;
  /** What a success shows, or where it leads. */
  succeeded: Toast | { to: string };
};

const thankYou = { to: "/thank-you" };

export const forms = {
  contact: contact(),
  blogNewsletter: newsletter("blog_form", "blog_subscribe", thankYou),
  labNewsletter: newsletter("blog_form_2", "lab_newsletter", toasts.labSubscribed),
  blogPost: post("blog_post_creation", "blog_post_form", toasts.blogPostFailed, toasts.blogPostCreated),
  linkedInPost: post(
    "linkedin_post_creation",
    "linkedin_post_form",
    toasts.linkedInPostFailed,
    toasts.linkedInPostCreated,
  ),
};

function contact(): Form<keyof Enquiry> {
  const ids = { formType: "contact_form", formId: "contact_form" };
  return {
    ...ids,
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
    failed: toasts.contactFailed,
    succeeded: thankYou,
  };
}

function newsletter(formId: string, source: string, succeeded: Form["succeeded"]): Form<keyof Subscription> {
  const ids = { formType: "blog_form", formId };
  return {
    ...ids,
    fields: ["email"],
    schema: subscription,
    makeBody: ({ email }, timestamp) => ({ ...ids, email, timestamp, source }),
    failed: toasts.newsletterFailed,
    succeeded,
  };
}

function post(formType: string, formId: string, failed: Toast, succeeded: Toast): Form<keyof PostRequest> {
  const ids = { formType, formId };
  return {
    ...ids,
    fields: ["categories", "tags", "style"],
    schema: postRequest,
    makeBody: ({ categories, tags, style }, timestamp) => ({ ...ids, timestamp, categories, tags, style }),
    failed,
    succeeded,
  };
}
