import * as v from "valibot";
import { budgetOptions, contactForm, maxLengths, projectOptions } from "#app/content/contact-form.ts";
import { email, multiLine, optionalChoice, singleLine } from "./fields.ts";

const { errors } = contactForm;

export type Enquiry = v.InferOutput<typeof enquiry>;

/** Short forms leave out project and budget. */
export const enquiry = v.object({
  name: v.pipe(singleLine(maxLengths.name, errors.nameLong), v.nonEmpty(errors.name)),
  email: email(errors),
  company: singleLine(maxLengths.company, errors.companyLong),
  project: optionalChoice(projectOptions, errors.project),
  budget: optionalChoice(budgetOptions, errors.budget),
  message: v.pipe(multiLine(maxLengths.message, errors.messageLong), v.nonEmpty(errors.message)),
});
