import type { GenericSchema } from "valibot";
import { toasts } from "#app/content/messages.ts";
import type { Toast } from "#app/lib/form-protocol.ts";
import { type Enquiry, enquiry } from "./contact.ts";
import { formIds } from "./form-ids.ts";
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
  /** The toast of a success, or the page to redirect to. */
  succeeded: Toast | { to: string };
};

const thankYou = { to: "/thank-you" };

export const forms = {
  contact: contactForm(),
  blogNewsletter: newsletterForm(formIds.blogNewsletter, "blog_subscribe", thankYou),
  labNewsletter: newsletterForm(formIds.labNewsletter, "lab_newsletter", toasts.labSubscribed),
  blogPost: postForm("blog_post_creation", formIds.blogPost, toasts.blogPostFailed, toasts.blogPostCreated),
  linkedInPost: postForm(
    "linkedin_post_creation",
    formIds.linkedInPost,
    toasts.linkedInPostFailed,
    toasts.linkedInPostCreated,
  ),
};

function contactForm(): Form<keyof Enquiry> {
  const ids = { formType: "contact_form", formId: formIds.contact };
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

function newsletterForm(formId: string, source: string, succeeded: Form["succeeded"]): Form<keyof Subscription> {
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

function postForm(formType: string, formId: string, failed: Toast, succeeded: Toast): Form<keyof PostRequest> {
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
