import { log } from "#app/config/log.server.ts";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import type { EnquiryKind } from "#app/data/enquiries.server.ts";

const kindByFormType = new Map<string, EnquiryKind>(
  Object.values(formOutcomes).map(({ formType, kind }) => [formType, kind]),
);

/** The kind that `formOutcomes` gives a form type. A type that is missing there counts as an enquiry, so that an operator sees it. */
export function enquiryKindOf(formType: string): EnquiryKind {
  const kind = kindByFormType.get(formType);
  if (!kind) log.warn({ formType }, "a submission's form type is unknown; the desk files it as an enquiry");
  return kind ?? "enquiry";
}
