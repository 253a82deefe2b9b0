import { kindLabels } from "#app/content/desk/kind-labels.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { categoryPaints } from "#app/content/paint.ts";
import type { Kind } from "./kind.ts";

export const study: Kind = {
  id: "studies",
  table: "lab_studies",
  name: "study",
  plural: kindLabels.studies,
  title: "title",
  slug: { column: "slug", folder: "blog" },
  page: pageLinks.lab.to,
  body: "body",
  list: { detail: "category", type: "read_time", image: "image_url", searched: ["title", "category", "excerpt"] },
  groups: [
    {
      legend: "What it is",
      fields: [
        { name: "title", label: "Title", control: "line", required: "Give the study a title.", fits: 80 },
        {
          name: "slug",
          label: "Address",
          control: "slug",
          hint: "Taken from the title if left empty. The old address leads to the new one.",
        },
        {
          name: "category",
          label: "Category",
          control: "choice",
          choices: Object.keys(categoryPaints.byName),
          width: "half",
        },
        { name: "read_time", label: "Read time", control: "line", width: "half", hint: "As in: 6 min read." },
        {
          name: "published_at",
          label: "Date",
          control: "date",
          width: "half",
          hint: "Without one the page says “Recently”.",
        },
      ],
    },
    {
      legend: "What it says",
      fields: [
        { name: "excerpt", label: "Excerpt", control: "text", fits: 160 },
        {
          name: "body",
          label: "Body",
          control: "markdown",
          rows: 16,
          hint: "Without one the page has its fixed sections.",
        },
      ],
    },
    { legend: "Pictures", fields: [{ name: "image_url", label: "Cover", control: "picture" }] },
  ],
};
