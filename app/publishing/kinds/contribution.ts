import { kindLabels } from "#app/content/desk/kind-labels.ts";
import { pageLinks } from "#app/content/page-links.ts";
import type { Kind } from "./kind.ts";

export const contribution: Kind = {
  id: "contributions",
  table: "contributions",
  name: "contribution",
  plural: kindLabels.contributions,
  title: "title",
  slug: { column: "slug", folder: "contributions" },
  page: pageLinks.lab.to,
  list: { detail: "description", searched: ["title", "description", "installation_command"] },
  groups: [
    {
      legend: "What it is",
      fields: [
        { name: "title", label: "Title", control: "line", required: "Give the contribution a title.", fits: 80 },
        {
          name: "slug",
          label: "Address",
          control: "slug",
          hint: "Taken from the title if left empty. The old address leads to the new one.",
        },
        { name: "github_url", label: "GitHub", control: "address" },
        { name: "docs_url", label: "Documentation", control: "address" },
        { name: "installation_command", label: "Installation command", control: "line" },
        {
          name: "created_at",
          label: "Date",
          control: "date",
          defaultsToNow: true,
          width: "half",
          hint: "The newest come first.",
        },
        {
          name: "stats",
          label: "Figures",
          control: "counts",
          parts: [
            { name: "downloads", label: "Downloads" },
            { name: "stars", label: "Stars" },
            { name: "forks", label: "Forks" },
          ],
        },
      ],
    },
    {
      legend: "What it says",
      fields: [
        { name: "description", label: "Description", control: "text", fits: 160 },
        { name: "content", label: "Content", control: "markdown", rows: 12 },
        { name: "features", label: "Key features", control: "list", item: "feature" },
      ],
    },
  ],
};
