import { kindLabels } from "#app/content/desk/kind-labels.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { categoryPaints } from "#app/content/paint.ts";
import { statusPaints } from "#app/lib/paint.ts";
import type { Kind } from "./kind.ts";

export const experiment: Kind = {
  id: "experiments",
  table: "experiments",
  name: "experiment",
  plural: kindLabels.experiments,
  title: "title",
  slug: { column: "slug", folder: "experiment" },
  page: pageLinks.lab.to,
  list: { detail: "category", type: "status", image: "image_url", searched: ["title", "category", "status", "tech"] },
  groups: [
    {
      legend: "What it is",
      fields: [
        { name: "title", label: "Title", control: "line", required: "Give the experiment a title.", fits: 80 },
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
        {
          name: "status",
          label: "Status",
          control: "choice",
          choices: Object.keys(statusPaints.byName),
          width: "half",
        },
        { name: "timeline", label: "Timeline", control: "line", width: "half", hint: "As in: 12 weeks, week 7." },
        {
          name: "created_at",
          label: "Date",
          control: "date",
          defaultsToNow: true,
          width: "half",
          hint: "The newest come first.",
        },
      ],
    },
    {
      legend: "What it says",
      fields: [
        { name: "description", label: "Description", control: "markdown", rows: 10 },
        { name: "tech", label: "Built with", control: "list", item: "technology" },
      ],
    },
    {
      legend: "Pictures",
      fields: [
        { name: "image_url", label: "Cover", control: "picture" },
        { name: "image", label: "Second cover", control: "picture", hint: "Shown when there is no cover." },
      ],
    },
  ],
};
