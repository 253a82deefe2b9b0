import type { GenericSchema } from "valibot";
import { formReplies } from "#app/content/form-replies.ts";
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

type Replies = Pick<Form, "formId" | "failed" | "succeeded">;

export const forms = {
  contact: contact(formReplies.contact),
  blogNewsletter: newsletter("blog_subscribe", formReplies.blogNewsletter),
  labNewsletter: newsletter("lab_newsletter", formReplies.labNewsletter),
  blogPost: post("blog_post_creation", formReplies.blogPost),
  linkedInPost: post("linkedin_post_creation", formReplies.linkedInPost),
};

function contact(replies: Replies): Form<keyof Enquiry> {
  const ids = { formType: "contact_form", formId: replies.formId };
  return {
    ...ids,
    ...replies,
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

function newsletter(source: string, replies: Replies): Form<keyof Subscription> {
  const ids = { formType: "blog_form", formId: replies.formId };
  return {
    ...ids,
    ...replies,
    fields: ["email"],
    schema: subscription,
    makeBody: ({ email }, timestamp) => ({ ...ids, email, timestamp, source }),
  };
}

function post(formType: string, replies: Replies): Form<keyof PostRequest> {
  const ids = { formType, formId: replies.formId };
  return {
    ...ids,
    ...replies,
    fields: ["categories", "tags", "style"],
    schema: postRequest,
    makeBody: ({ categories, tags, style }, timestamp) => ({ ...ids, timestamp, categories, tags, style }),
  };
}
