import { expect, test } from "vitest";
import type { Meta } from "./meta.ts";
import { titleSuffix } from "./site.ts";

const modules = import.meta.glob<Record<string, unknown>>(["./**/*.ts", "!./desk/**", "!./**/*.test.ts"], {
  eager: true,
});
const metas = [...new Set(metasIn(modules))];

test("every page has meta texts", () => {
  expect(metas).toHaveLength(23);
});

test("titles and descriptions fit a search result", () => {
  for (const { title, description } of metas) {
    expect((title + titleSuffix).length, title).toBeLessThanOrEqual(60);
    expect(description.length, `the description of ${title}`).toBeLessThanOrEqual(155);
  }
});

test("no two pages share a title or a description", () => {
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
});

function metasIn(value: unknown): Meta[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === "meta" ? [child as Meta] : metasIn(child)));
}
