import { choiceLabel } from "#app/content/contact-form.ts";
import type { EnquiryTexts } from "#app/data/enquiries.server.ts";
import type { SubmissionBody } from "#app/data/submissions.server.ts";
import { sentValues } from "#app/lib/form-protocol.ts";
import { plainLine } from "#app/text/plain-text.ts";
import { searchableText } from "#app/text/searchable-text.ts";

const MAX_EXCERPT_LENGTH = 180;
const MAX_LINE_LENGTH = 200;

/** The columns that lists show and searches read, from a submission's body and the notes about it. */
export function listTexts(body: SubmissionBody, notes: readonly string[] = []): EnquiryTexts {
  const { name = "", email = "", company = "", project = "", budget = "", message } = body;
  const labels = [choiceLabel("project", project), choiceLabel("budget", budget)];
  return {
    name: plainLine(name, MAX_LINE_LENGTH),
    email: email.trim().toLowerCase(),
    company: plainLine(company, MAX_LINE_LENGTH),
    project,
    budget,
    excerpt: plainLine(message ?? articleChoices(body), MAX_EXCERPT_LENGTH),
    words: searchableText([...sentValues(body).map(([, text]) => text), ...labels, ...notes].join("\n")),
  };
}

/** The choices of an article request, which has no message to excerpt. */
function articleChoices({ categories = "", tags = "", style = "" }: SubmissionBody): string {
  return [categories, style, tags].filter(Boolean).join(", ");
}
