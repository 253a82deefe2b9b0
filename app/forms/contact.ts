import * as v from "valibot";
import { budgetOptions, contactForm, maxLengths, projectOptions } from "#app/content/contact-form.ts";
import { choice, email, line, lines } from "./fields.ts";

const { errors } = contactForm;

export type Enquiry = v.InferOutput<typeof enquiry>;

/** Project and budget are empty where the form hides them. */
export const enquiry = v.object({
  name: v.pipe(line(maxLengths.name, errors.nameLong), v.nonEmpty(errors.name)),
  email: email(errors),
  company: line(maxLengths.company, errors.companyLong),
  project: choice(projectOptions, errors.project),
  budget: choice(budgetOptions, errors.budget),
  message: v.pipe(lines(maxLengths.message, errors.messageLong), v.nonEmpty(errors.message)),
});
