import type { EnquiryKind } from "#app/data/enquiries.server.ts";

const kindByFormType: Record<string, EnquiryKind> = { contact_form: "enquiry", blog_form: "sign_up" };

/** Only enquiries wait for a reply. */
export function enquiryKindOf(formType: string): EnquiryKind {
  return kindByFormType[formType] ?? "post_request";
}
