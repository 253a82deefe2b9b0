import type { EnquiryKind } from "#app/data/enquiries.server.ts";

const kinds: Record<string, EnquiryKind> = { contact_form: "enquiry", blog_form: "sign_up" };

/** Only enquiries wait for a reply. */
export function kindOf(formType: string): EnquiryKind {
  return kinds[formType] ?? "post_request";
}
