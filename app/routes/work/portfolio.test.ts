import { expect, test } from "vitest";
import { portfolioOf } from "./portfolio.server.ts";
import { readView } from "./view.ts";

const makeProject = (title: string, year: number | null, type: string | null, industry: string | null = null) => ({
  ...{ id: title, title, year, type, industry, complexity: "High" },
  ...{ description: null, client: null, url: null, image: null },
});
const projects = [
  makeProject("b", 2019, "WEB DEVELOPMENT and more", "Financial Technology"),
  makeProject("Éa", null, "E-commerce", "Technology"),
  makeProject("a", 1998, "Web Development", "Food & Beverage"),
  makeProject("c", 2024, null),
];
const portfolioFor = (search: string, of = projects) => portfolioOf(of, readView(new URLSearchParams(search)));
const cardTitles = (search: string) => portfolioFor(search).cards.map(({ title }) => title);

test("projects come newest first, and one without a year counts as 2000", () => {
  expect(cardTitles("")).toEqual(["c", "b", "Éa", "a"]);
});

test("projects can be sorted by title", () => {
  expect(cardTitles("?sort=title")).toEqual(["a", "b", "c", "Éa"]);
});

test("a value matches a part of the text, whatever the case", () => {
  expect(cardTitles("?type=Web+Development")).toEqual(["b", "a"]);
  expect(cardTitles("?industry=Technology")).toEqual(["b", "Éa"]);
});

test("any value of a facet matches, and every facet has to", () => {
  expect(cardTitles("?type=Web+Development&type=E-commerce")).toEqual(["b", "Éa", "a"]);
  expect(cardTitles("?type=Web+Development&industry=Technology")).toEqual(["b"]);
  expect(cardTitles("?type=Web+Development&complexity=Low")).toEqual([]);
});

test("only the cards of the view leave the server, with counts over all projects", () => {
  const many = Array.from({ length: 1000 }, (_, id) => makeProject(`${id}`, 2020, id % 2 ? "E-commerce" : "Juggling"));
  const { cards, ...numbers } = portfolioFor("?type=E-commerce&show=30", many);
  expect(cards).toHaveLength(30);
  expect(numbers).toEqual({
    found: 500,
    total: 1000,
    counts: { type: [0, 0, 0, 500], industry: [0, 0, 0, 0], complexity: [0, 0, 1000] },
  });
});
