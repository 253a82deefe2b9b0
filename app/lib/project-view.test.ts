import { describe, expect, test } from "vitest";
import { BATCH, everything, readView, selectProjects, toggleValue, withFacet, writeView } from "./project-view.ts";

const facets = [
  { key: "type", options: ["Web Development", "E-commerce"] },
  { key: "industry", options: ["Technology", "Food & Beverage", "Financial Technology"] },
  { key: "complexity", options: ["Low", "High"] },
] as const;

const read = (search: string) => readView(new URLSearchParams(search), facets);

describe("the address", () => {
  test("says nothing of a view that shows everything", () => {
    expect(read("")).toEqual(everything);
    expect(writeView(everything)).toBe("");
  });

  test("repeats a parameter for each value and reads back the same", () => {
    const search = "?type=Web+Development&type=E-commerce&industry=Food+%26+Beverage&complexity=High&sort=title";
    expect(read(search).filters).toEqual({
      type: ["Web Development", "E-commerce"],
      industry: ["Food & Beverage"],
      complexity: ["High"],
    });
    expect(writeView(read(search))).toBe(search);
  });

  test("is read without what is no option", () => {
    expect(read("?type=all&type=Juggling&type=E-commerce&type=E-commerce&colour=red&sort=size").filters.type).toEqual([
      "E-commerce",
    ]);
    expect(read("?sort=size").sort).toBe("year");
  });

  test.each([
    ["90", 90],
    ["50", 60],
    ["-3", BATCH],
    ["many", BATCH],
    ["1e9", BATCH],
    ["999999999", 600],
  ])("asks for whole batches: %s is %i", (show, count) => {
    expect(read(`?show=${show}`).show).toBe(count);
  });
});

describe("a facet", () => {
  test("takes a value, gives it back, and is all again without the last", () => {
    const one = toggleValue(everything, "type", "E-commerce");
    const two = toggleValue(one, "type", "Web Development");
    expect(two.filters.type).toEqual(["E-commerce", "Web Development"]);
    expect(toggleValue(two, "type", "E-commerce").filters.type).toEqual(["Web Development"]);
    expect(toggleValue(one, "type", "E-commerce").filters.type).toEqual([]);
  });

  test("is only all after 'all', and leaves the others as they are", () => {
    const view = toggleValue(toggleValue(everything, "type", "E-commerce"), "complexity", "Low");
    expect(withFacet(view, "type", []).filters).toEqual({ type: [], industry: [], complexity: ["Low"] });
  });

  test("starts a long list again", () => {
    expect(toggleValue({ ...everything, show: 480 }, "type", "E-commerce").show).toBe(BATCH);
  });
});

describe("the projects", () => {
  const project = (title: string, year: number | null, type: string | null, industry: string | null = null) => {
    return { title, year, type, industry, complexity: "High" };
  };
  const projects = [
    project("b", 2019, "WEB DEVELOPMENT and more", "Financial Technology"),
    project("Éa", null, "E-commerce", "Technology"),
    project("a", 1998, "Web Development", "Food & Beverage"),
    project("c", 2024, null),
  ];
  const titles = (search: string) => selectProjects(projects, read(search)).map(({ title }) => title);

  test("come newest first, and one without a year counts as 2000", () => {
    expect(titles("")).toEqual(["c", "b", "Éa", "a"]);
  });

  test("come by title", () => {
    expect(titles("?sort=title")).toEqual(["a", "b", "c", "Éa"]);
  });

  test("match a part of the text, in capitals or not", () => {
    expect(titles("?type=Web+Development")).toEqual(["b", "a"]);
    expect(titles("?industry=Technology")).toEqual(["b", "Éa"]);
  });

  test("match any value of a facet, and every facet", () => {
    expect(titles("?type=Web+Development&type=E-commerce")).toEqual(["b", "Éa", "a"]);
    expect(titles("?type=Web+Development&industry=Technology")).toEqual(["b"]);
    expect(titles("?type=Web+Development&complexity=Low")).toEqual([]);
  });
});
