import type { EnquiryKind } from "#app/data/enquiries.server.ts";

const kindByFormType: Record<string, EnquiryKind> = { contact_form: "enquiry", blog_form: "sign_up" };

/**
 * What kind a form's submission is; any form not named here is an article request. Of the kinds only `enquiry` is due a
 * reply (`dueIn`).
 */
export function enquiryKindOf(formType: string): EnquiryKind {
  return kindByFormType[formType] ?? "post_request";
}
