import { expect, test } from "vitest";
import { awkward } from "../../../tests/support/awkward.ts";
import { drawable } from "./drawable.server.ts";

test.each(["accents", "vietnamese", "quotes"])("%s: every letter that the font has", (name) => {
  expect(drawable(awkward[name] ?? "")).toBe(awkward[name]);
});

test("letters in two parts become one", () => {
  expect(drawable("Cafe\u0301")).toBe("Café");
});

test("emoji are left out, the words stay", () => {
  expect(drawable(awkward.emoji ?? "")).toBe("Launch day in Toronto");
});

test.each(["rightToLeft", "otherScript", "spaces"])("%s: nothing, rather than a row of boxes", (name) => {
  expect(drawable(awkward[name] ?? "")).toBeNull();
});

test("nothing of nothing, and of a novel its beginning", () => {
  expect(drawable(null)).toBeNull();
  expect(drawable("a ".repeat(100_000))?.length).toBeLessThanOrEqual(400);
});
