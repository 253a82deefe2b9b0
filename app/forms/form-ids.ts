/** Kept apart from the schemas, so that a page can import an id without shipping valibot. */
export const formIds = {
  contact: "contact_form",
  blogNewsletter: "blog_form",
  labNewsletter: "blog_form_2",
  blogPost: "blog_post_form",
  linkedInPost: "linkedin_post_form",
} as const;

export type FormId = (typeof formIds)[keyof typeof formIds];
