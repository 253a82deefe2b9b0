import { budgetOptions, projectOptions } from "#app/content/contact-form.ts";
import type { EnquiryTexts } from "#app/data/enquiries.server.ts";
import type { SubmissionBody } from "#app/data/submissions.server.ts";
import { plainLine } from "#app/text/plain-text.ts";
import { searchWords } from "#app/text/search-words.ts";

/** What the form adds to a body by itself. */
const added = ["formType", "formId", "timestamp"];
const MAX_EXCERPT = 180;
const MAX_LINE = 200;

/** What lists and searches need of a body, and of the notes about it. */
export function listTexts(body: SubmissionBody, notes: readonly string[] = []): EnquiryTexts {
  const { name = "", email = "", company = "", project = "", budget = "", message } = body;
  const written = Object.entries(body).filter(([field]) => !added.includes(field));
  const labels = [choiceLabel("project", project), choiceLabel("budget", budget)];
  return {
    name: plainLine(name, MAX_LINE),
    email: email.trim().toLowerCase(),
    company: plainLine(company, MAX_LINE),
    project,
    budget,
    excerpt: plainLine(message ?? others(body), MAX_EXCERPT),
    words: searchWords([...written.map(([, text]) => text), ...labels, ...notes].join("\n")),
  };
}

/** A choice as the form words it. */
export function choiceLabel(field: "project" | "budget", value: string): string {
  const options: readonly { value: string; label: string }[] = field === "project" ? projectOptions : budgetOptions;
  return options.find((option) => option.value === value)?.label ?? value;
}

/** An article request (`/admin`) has no message: show its choices instead. */
function others({ categories = "", tags = "", style = "" }: SubmissionBody): string {
  return [categories, style, tags].filter(Boolean).join(", ");
}
