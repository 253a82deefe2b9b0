import type { EnquiryKind } from "#app/data/enquiries.server.ts";
import type { Toast } from "#app/lib/form-protocol.ts";

/** The toast of a success, or the page that it redirects to. */
type Success = Toast | { to: string };

type FormOutcome = { formType: string; formId: string; kind: EnquiryKind; failed: Toast; succeeded: Success };

const thankYouPage = { to: "/thank-you" };

const newsletterFailed = failureToast("Failed to subscribe. Please try again.");

/**
 * The type and id that each form sends to the webhook, its outcomes, and the kind by which the desk files it: only an
 * `enquiry` mails a notice and is due a reply. Separate from the schemas, so that no page ships valibot.
 */
export const formOutcomes = {
  /** On /, /contact and /rapid-development. */
  contact: {
    formType: "contact_form",
    formId: "contact_form",
    kind: "enquiry",
    failed: failureToast("Failed to send message. Please try again."),
    succeeded: thankYouPage,
  },
  /** On studies and experiments. */
  blogNewsletter: {
    formType: "blog_form",
    formId: "blog_form",
    kind: "sign_up",
    failed: newsletterFailed,
    succeeded: thankYouPage,
  },
  /** On /lab. */
  labNewsletter: {
    formType: "blog_form",
    formId: "blog_form_2",
    kind: "sign_up",
    failed: newsletterFailed,
    succeeded: successToast("Subscribed!", "You've been added to our research newsletter."),
  },
  /** On /admin, like `linkedInPost`. */
  blogPost: {
    formType: "blog_post_creation",
    formId: "blog_post_form",
    kind: "post_request",
    failed: failureToast("Failed to create blog post. Please try again."),
    succeeded: successToast("Blog Post Created!", "The blog post has been submitted successfully."),
  },
  linkedInPost: {
    formType: "linkedin_post_creation",
    formId: "linkedin_post_form",
    kind: "post_request",
    failed: failureToast("Failed to create LinkedIn post. Please try again."),
    succeeded: successToast("LinkedIn Post Created!", "The LinkedIn post has been submitted successfully."),
  },
} as const satisfies Record<string, FormOutcome>;

function failureToast(text: string): Toast {
  return { title: "Error", text, tone: "error" };
}

function successToast(title: string, text: string): Toast {
  return { title, text, tone: "success" };
}
