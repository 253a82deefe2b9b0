import { emailErrors } from "./email-errors.ts";

type Option = { value: string; label: string };

/** The contact form of /, /contact and /rapid-development. The webhook's body has the same field names. */
export const contactForm = {
  label: "Contact",
  fields: {
    name: { label: "Name", autoComplete: "name" },
    email: { label: "Email", autoComplete: "email" },
    company: { label: "Company", autoComplete: "organization" },
    project: { label: "Project", placeholder: "Choose one" },
    budget: { label: "Budget", placeholder: "Choose a range" },
    message: { label: "Message" },
  },
  submit: "Send Message",
  submitting: "Sending...",
  errors: {
    name: "Add a name so we know who to ask for.",
    email: "Add an email address so we can reply.",
    ...emailErrors,
    message: "Add a line or two so we know who to put on the call.",
    nameLong: "That is more than 200 characters. A shorter name will do.",
    companyLong: "That is more than 200 characters. A shorter name will do.",
    messageLong: "That is more than 5,000 characters. Send the short version and tell us the rest on the call.",
    project: "Choose a project from the list, or leave it blank.",
    budget: "Choose a range from the list, or leave it blank.",
  },
} as const;

/** In characters. `MAX_BODY_BYTES` in read-fields.server.ts must hold all fields in full, at 9 bytes a character. */
export const maxFieldLengths = { name: 200, company: 200, message: 5_000 } as const;

export const projectOptions = [
  { value: "web-development", label: "Web development" },
  { value: "mobile-development", label: "Mobile development" },
  { value: "branding", label: "Branding" },
  { value: "e-commerce", label: "E-commerce" },
  { value: "marketing", label: "Marketing" },
  { value: "other", label: "Something else" },
] as const satisfies readonly Option[];

export const budgetOptions = [
  { value: "5k-15k", label: "$5k–15k" },
  { value: "15k-30k", label: "$15k–30k" },
  { value: "30k-50k", label: "$30k–50k" },
  { value: "50k+", label: "$50k or more" },
] as const satisfies readonly Option[];

/** The label of a chosen project or budget, as the form words it. The value of any other field stays as it is. */
export function choiceLabel(field: string, value: string): string {
  const options: readonly Option[] = field === "project" ? projectOptions : field === "budget" ? budgetOptions : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

export const readyToCreateTitle = "Ready to\nCreate?";
