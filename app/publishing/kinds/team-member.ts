import { kindLabels } from "#app/content/desk/kind-labels.ts";
import { pageLinks } from "#app/content/page-links.ts";
import type { Kind } from "./kind.ts";

export const teamMember: Kind = {
  id: "team",
  table: "team",
  name: "person",
  plural: kindLabels.team,
  title: "name",
  page: pageLinks.about.to,
  list: { detail: "role", image: "image", searched: ["name", "role"] },
  groups: [
    {
      legend: "Who it is",
      fields: [
        { name: "name", label: "Name", control: "line", required: "Give the person a name.", fits: 40 },
        { name: "role", label: "Role", control: "line" },
        { name: "excerpt", label: "About", control: "text", fits: 100 },
        { name: "image", label: "Portrait", control: "picture" },
      ],
    },
  ],
};
