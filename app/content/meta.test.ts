import { expect, test } from "vitest";
import type { Meta } from "./meta.ts";
import { titleSuffix } from "./site.ts";

const contentModules = import.meta.glob<Record<string, unknown>>(["./**/*.ts", "!./desk/**", "!./**/*.test.ts"], {
  eager: true,
});
const pageMetas = [...new Set(collectMetas(contentModules))];

test("every page has meta texts", () => {
  expect(pageMetas).toHaveLength(23);
});

test("titles and descriptions fit a search result", () => {
  for (const { title, description } of pageMetas) {
    expect((title + titleSuffix).length, title).toBeLessThanOrEqual(60);
    expect(description.length, `the description of ${title}`).toBeLessThanOrEqual(155);
  }
});

test("no two pages share a title or a description", () => {
  expect(new Set(pageMetas.map(({ title }) => title)).size).toBe(pageMetas.length);
  expect(new Set(pageMetas.map(({ description }) => description)).size).toBe(pageMetas.length);
});

function collectMetas(value: unknown): Meta[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === "meta" ? [child as Meta] : collectMetas(child)));
}
