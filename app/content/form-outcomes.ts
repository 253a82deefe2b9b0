import type { Toast } from "#app/lib/form-protocol.ts";

/** What a success shows, or the page it leads to. */
type Success = Toast | { to: string };

const thankYou = { to: "/thank-you" };

const newsletterFailed = failure("Failed to subscribe. Please try again.");

/**
 * Each form's id in its payload and its outcomes: `contact` on /, /contact and /rapid-development, `blogNewsletter` on
 * studies and experiments, `labNewsletter` on /lab, the posts on /admin. Apart from the schemas, so that a page does not ship valibot.
 */
export const formOutcomes = {
  contact: {
    formId: "contact_form",
    failed: failure("Failed to send message. Please try again."),
    succeeded: thankYou,
  },
  blogNewsletter: { formId: "blog_form", failed: newsletterFailed, succeeded: thankYou },
  labNewsletter: {
    formId: "blog_form_2",
    failed: newsletterFailed,
    succeeded: success("Subscribed!", "You've been added to our research newsletter."),
  },
  blogPost: {
    formId: "blog_post_form",
    failed: failure("Failed to create blog post. Please try again."),
    succeeded: success("Blog Post Created!", "The blog post has been submitted successfully."),
  },
  linkedInPost: {
    formId: "linkedin_post_form",
    failed: failure("Failed to create LinkedIn post. Please try again."),
    succeeded: success("LinkedIn Post Created!", "The LinkedIn post has been submitted successfully."),
  },
} as const satisfies Record<string, { formId: string; failed: Toast; succeeded: Success }>;

function failure(text: string): Toast {
  return { title: "Error", text, tone: "error" };
}

function success(title: string, text: string): Toast {
  return { title, text, tone: "success" };
}
