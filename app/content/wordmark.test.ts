import { expect, test } from "vitest";
import { ink } from "../../scripts/fit.ts";
import { fitName } from "../../scripts/name.ts";
import { wordmark } from "./navigation.ts";
import { site } from "./site.ts";

test("the name across the foot of the page is the site's", () => {
  expect(wordmark).toEqual(fitName(site.name));
});

test.each(["Furlong", "Ox", "Ill", "Meridian", "North Pier Studio", "Wilhelmina Quill and Daughters of Toronto"])(
  "%s fills its line, or a block does",
  (name) => {
    const { text, em, reach, w, l } = fitName(name);
    const drawn = ink(text, w);
    expect(text).toBe(name.toUpperCase());
    expect(Math.abs(drawn.w - (reach ?? em))).toBeLessThan(0.1);
    expect(drawn.w).toBeLessThan(em + 0.01);
    expect(l).toBeCloseTo(drawn.l, 2);
    expect(em).toBeGreaterThanOrEqual(4.4);
  },
);
