import * as v from "valibot";
import { budgetOptions, contactForm, maxFieldLengths, projectOptions } from "#app/content/contact-form.ts";
import { emailField, multiLineField, optionalChoiceField, singleLineField } from "./fields.ts";

const { errors } = contactForm;

export type EnquiryFields = v.InferOutput<typeof enquirySchema>;

/** Project and budget may be empty, since short forms leave them out. */
export const enquirySchema = v.object({
  name: v.pipe(singleLineField(maxFieldLengths.name, errors.nameLong), v.nonEmpty(errors.name)),
  email: emailField(errors),
  company: singleLineField(maxFieldLengths.company, errors.companyLong),
  project: optionalChoiceField(projectOptions, errors.project),
  budget: optionalChoiceField(budgetOptions, errors.budget),
  message: v.pipe(multiLineField(maxFieldLengths.message, errors.messageLong), v.nonEmpty(errors.message)),
});
