import { kindLabels } from "#app/content/desk/kind-labels.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { facets } from "#app/content/work.ts";
import type { Kind } from "./kind.ts";

const options = (key: string) => facets.find((facet) => facet.key === key)?.options ?? [];

export const project: Kind = {
  id: "projects",
  table: "projects",
  name: "project",
  plural: kindLabels.projects,
  title: "title",
  slug: { column: "id", folder: "project" },
  page: pageLinks.work.to,
  list: {
    detail: "client",
    type: "type",
    year: "year",
    image: "image",
    searched: ["title", "client", "type", "industry", "technologies"],
  },
  groups: [
    {
      legend: "What it is",
      fields: [
        { name: "title", label: "Title", control: "line", required: "Give the project a title.", fits: 80 },
        {
          name: "id",
          label: "Address",
          control: "slug",
          hint: "Taken from the title if left empty. The old address leads to the new one.",
        },
        { name: "client", label: "Client", control: "line", width: "half" },
        {
          name: "type",
          label: "Type",
          control: "choice",
          choices: [...options("type"), "AI Development"],
          width: "half",
        },
        { name: "industry", label: "Industry", control: "choice", choices: options("industry"), width: "half" },
        { name: "complexity", label: "Complexity", control: "choice", choices: options("complexity"), width: "half" },
        { name: "year", label: "Year", control: "whole", width: "half" },
        {
          name: "created_at",
          label: "Date",
          control: "date",
          defaultsToNow: true,
          width: "half",
          hint: "The three newest are on Home.",
        },
        { name: "url", label: "Live site", control: "address" },
      ],
    },
    {
      legend: "What it says",
      fields: [
        { name: "description", label: "Description", control: "text", fits: 120, hint: "Two lines on a card." },
        { name: "long_description", label: "Long description", control: "markdown", rows: 12 },
        { name: "technologies", label: "Technologies", control: "list", item: "technology" },
      ],
    },
    {
      legend: "Results",
      fields: [
        {
          name: "results",
          label: "Results",
          control: "results",
          item: "result",
          hint: "Three fill the line. A fourth starts a new one.",
        },
      ],
    },
    {
      legend: "Pictures",
      fields: [
        { name: "image", label: "Cover", control: "picture" },
        { name: "gallery_images", label: "Gallery", control: "gallery", item: "picture" },
      ],
    },
  ],
};
