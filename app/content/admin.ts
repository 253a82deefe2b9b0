import type { Toast } from "#app/lib/form-protocol.ts";
import type { Paint } from "#app/lib/paint.ts";
import { formOutcomes } from "./form-outcomes.ts";
import type { Meta } from "./meta.ts";

export const meta: Meta = {
  title: "Admin Dashboard",
  description: "Figures, and requests for a blog post or a LinkedIn post.",
};

export const hero = {
  title: "Admin Dashboard",
  note: "Requests are kept, and go to the automation webhook if there is one.",
} as const;

export const adminTabs = [
  { id: "stats", label: "Stats" },
  { id: "cms", label: "CMS" },
  { id: "crm", label: "CRM" },
] as const;

export const stats = [
  { label: "Total Posts", figure: "24" },
  { label: "Active Projects", figure: "12" },
  { label: "Monthly Views", figure: "5.2K" },
  { label: "Subscribers", figure: "847" },
] as const;

export const crmNotice = "CRM features coming soon...";

export const articleCategories = ["Technology", "Design", "Development", "Business", "AI/ML"] as const;

export const articleStyles = ["Technical", "Case Study", "Tutorial", "Analysis", "Opinion"] as const;

type Style = (typeof articleStyles)[number];

type PostForm = {
  formId: string;
  failed: Toast;
  title: string;
  paint: Paint;
  noun: string;
  placeholder: string;
  submit: string;
};

export const postForms: readonly PostForm[] = [
  {
    ...formOutcomes.blogPost,
    title: "Create a Blog Post",
    paint: "yellow",
    noun: "blog post",
    placeholder: "react, performance, case notes",
    submit: "Create blog post",
  },
  {
    ...formOutcomes.linkedInPost,
    title: "Create a LinkedIn Post",
    paint: "blue",
    noun: "LinkedIn post",
    placeholder: "launch, hiring, toronto",
    submit: "Create LinkedIn post",
  },
];

export const postFields = {
  categories: "Categories",
  tags: "Tags",
  tagsHint: "separated by commas",
  style: "Style",
  submitting: "Sending...",
} as const;

/** The request in a sentence: "A Tutorial blog post about AI/ML, tagged agents, evals." */
export const postSummary = {
  about: "about",
  tagged: "tagged",
  noCategory: "anything",
  noTags: "no tags yet",
} as const;

export const styleArticles: Readonly<Record<Style, "A" | "An">> = {
  Technical: "A",
  "Case Study": "A",
  Tutorial: "A",
  Analysis: "An",
  Opinion: "An",
};
