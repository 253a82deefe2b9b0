import { expect, test } from "vitest";
import { portfolioOf } from "./portfolio.server.ts";
import { readView } from "./view.ts";

const project = (title: string, year: number | null, type: string | null, industry: string | null = null) => ({
  ...{ id: title, title, year, type, industry, complexity: "High" },
  ...{ description: null, client: null, url: null, image: null },
});
const projects = [
  project("b", 2019, "WEB DEVELOPMENT and more", "Financial Technology"),
  project("Éa", null, "E-commerce", "Technology"),
  project("a", 1998, "Web Development", "Food & Beverage"),
  project("c", 2024, null),
];
const portfolio = (search: string, of = projects) => portfolioOf(of, readView(new URLSearchParams(search)));
const titles = (search: string) => portfolio(search).cards.map(({ title }) => title);

test("projects come newest first, and one without a year counts as 2000", () => {
  expect(titles("")).toEqual(["c", "b", "Éa", "a"]);
});

test("projects come by title", () => {
  expect(titles("?sort=title")).toEqual(["a", "b", "c", "Éa"]);
});

test("a value matches a part of the text, whatever the case", () => {
  expect(titles("?type=Web+Development")).toEqual(["b", "a"]);
  expect(titles("?industry=Technology")).toEqual(["b", "Éa"]);
});

test("any value of a facet matches, and every facet has to", () => {
  expect(titles("?type=Web+Development&type=E-commerce")).toEqual(["b", "Éa", "a"]);
  expect(titles("?type=Web+Development&industry=Technology")).toEqual(["b"]);
  expect(titles("?type=Web+Development&complexity=Low")).toEqual([]);
});

test("only the cards of the view leave the server, with the numbers of all", () => {
  const many = Array.from({ length: 1000 }, (_, id) => project(`${id}`, 2020, id % 2 ? "E-commerce" : "Juggling"));
  const { cards, ...numbers } = portfolio("?type=E-commerce&show=30", many);
  expect(cards).toHaveLength(30);
  expect(numbers).toEqual({
    found: 500,
    total: 1000,
    counts: { type: [0, 0, 0, 500], industry: [0, 0, 0, 0], complexity: [0, 0, 1000] },
  });
});
