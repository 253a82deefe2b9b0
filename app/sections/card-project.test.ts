import { expect, test } from "vitest";
import { toCard } from "./card-project.ts";

test("a long description is cut between characters, never through one", () => {
  const project = { id: "a", title: "A", type: null, industry: null, complexity: null, year: null, client: null };
  const description = `${"a".repeat(319)}😀 and more`;
  const card = toCard({ ...project, description, url: null, image: null });
  expect(card.description).toBe(`${"a".repeat(319)}😀…`);
});
