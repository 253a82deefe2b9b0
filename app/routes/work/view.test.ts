import { describe, expect, test, vi } from "vitest";
import { BATCH_SIZE, defaultView, readView, requireView, toggleValue, viewPath, withValues } from "./view.ts";

const readSearch = (search: string) => readView(new URLSearchParams(search));

describe("the address", () => {
  test("has no query for the default view", () => {
    expect(readSearch("")).toEqual(defaultView);
    expect(viewPath(defaultView)).toBe("/work");
  });

  test("repeats a parameter for each value and reads back the same", () => {
    const search =
      "?type=Web+Development&type=E-commerce&industry=Food+%26+Beverage&complexity=High&sort=title&show=30";
    expect(readSearch(search)).toEqual({
      filters: { type: ["Web Development", "E-commerce"], industry: ["Food & Beverage"], complexity: ["High"] },
      sort: "title",
      show: 30,
    });
    expect(viewPath(readSearch(search))).toBe(`/work${search}`);
  });

  test.each([
    ["90", 90],
    ["50", 60],
    ["-3", BATCH_SIZE],
    ["many", BATCH_SIZE],
    ["1e9", BATCH_SIZE],
    ["999999999", 600],
  ])("rounds up to whole batches: %s becomes %i", (show, count) => {
    expect(readSearch(`?show=${show}`).show).toBe(count);
  });
});

test("the first sort option is the default", async () => {
  vi.resetModules();
  vi.doMock(import("#app/content/work.ts"), async (original) => {
    const content = await original();
    return { ...content, sortOptions: content.sortOptions.toReversed() as never };
  });
  const { readView, viewPath } = await import("./view.ts");
  vi.doUnmock("#app/content/work.ts");

  expect(readView(new URLSearchParams()).sort).toBe("title");
  expect(readView(new URLSearchParams("sort=year")).sort).toBe("year");
  expect(viewPath(readView(new URLSearchParams("sort=year")))).toBe("/work?sort=year");
});

describe("one view has one address", () => {
  const answer = (search: string) => {
    try {
      return requireView(new Request(`http://localhost/work${search}`));
    } catch (thrown) {
      const { status, headers } = thrown as Response;
      return [status, headers.get("location")];
    }
  };

  test.each([
    ["values in another order", "?type=E-commerce&type=Web+Development", "/work?type=Web+Development&type=E-commerce"],
    ["parameters in another order", "?sort=title&complexity=Low", "/work?complexity=Low&sort=title"],
    ["a value twice", "?type=E-commerce&type=E-commerce", "/work?type=E-commerce"],
    ["an unknown value", "?type=all&type=Juggling&industry=Fashion", "/work?industry=Fashion"],
    ["an empty value", "?type=", "/work"],
    ["an unknown order", "?sort=size", "/work"],
    ["the default order", "?sort=year&type=E-commerce", "/work?type=E-commerce"],
    ["an order twice", "?sort=title&sort=year", "/work?sort=title"],
    ["the first batch", "?show=15", "/work"],
    ["part of a batch", "?show=50", "/work?show=60"],
    ["too many", "?show=9999", "/work?show=600"],
    ["another spelling of a number", "?show=030", "/work?show=30"],
  ])("%s redirects to it", (_, search, path) => {
    expect(answer(search)).toEqual([301, path]);
    expect(answer(new URL(path, "http://localhost").search)).toMatchObject({ sort: expect.any(String) });
  });

  test("parameters that do not belong to the view are left alone", () => {
    expect(answer("?utm_source=mail&type=E-commerce&ref=E-commerce")).toEqual(readSearch("?type=E-commerce"));
  });
});

describe("a facet", () => {
  test("takes a value and gives it back, and shows all again without its last value", () => {
    const one = toggleValue(defaultView, "type", "E-commerce");
    const two = toggleValue(one, "type", "Web Development");
    expect(two.filters.type).toEqual(["Web Development", "E-commerce"]);
    expect(toggleValue(two, "type", "E-commerce").filters.type).toEqual(["Web Development"]);
    expect(toggleValue(one, "type", "E-commerce").filters.type).toEqual([]);
  });

  test("shows all after 'all', and leaves the other facets as they are", () => {
    const view = toggleValue(toggleValue(defaultView, "type", "E-commerce"), "complexity", "Low");
    expect(withValues(view, "type", []).filters).toEqual({ type: [], industry: [], complexity: ["Low"] });
  });

  test("goes back to the first batch when its values change", () => {
    expect(toggleValue({ ...defaultView, show: 480 }, "type", "E-commerce").show).toBe(BATCH_SIZE);
  });
});
