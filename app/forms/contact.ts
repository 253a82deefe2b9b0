import * as v from "valibot";
import { budgetOptions, contactForm, longest, projectOptions } from "#app/content/contact-form.ts";
import { choice, email, line, lines } from "./fields.ts";

const { errors } = contactForm;

export type Enquiry = v.InferOutput<typeof enquiry>;

/** Project and budget are empty where the form hides them. */
export const enquiry = v.object({
  name: v.pipe(line(longest.name, errors.nameLong), v.nonEmpty(errors.name)),
  email: email(errors),
  company: line(longest.company, errors.companyLong),
  project: choice(projectOptions, errors.project),
  budget: choice(budgetOptions, errors.budget),
  message: v.pipe(lines(longest.message, errors.messageLong), v.nonEmpty(errors.message)),
});
