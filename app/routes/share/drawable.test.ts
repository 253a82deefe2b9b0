import { expect, test } from "vitest";
import { awkwardTexts } from "../../../tests/support/awkward.ts";
import { drawableText } from "./drawable.server.ts";

test.each(["accents", "vietnamese", "quotes"])("%s: the font has every letter", (name) => {
  expect(drawableText(awkwardTexts[name] ?? "")).toBe(awkwardTexts[name]);
});

test("a letter and its combining accent become one character", () => {
  expect(drawableText("Cafe\u0301")).toBe("Café");
});

test("emoji are left out, the words stay", () => {
  expect(drawableText(awkwardTexts.emoji ?? "")).toBe("Launch day in Toronto");
});

test.each(["rightToLeft", "otherScript", "spaces"])("%s: null, rather than a row of boxes", (name) => {
  expect(drawableText(awkwardTexts[name] ?? "")).toBeNull();
});

test("no text is null, and only the beginning of a very long text is kept", () => {
  expect(drawableText(null)).toBeNull();
  expect(drawableText("a ".repeat(100_000))?.length).toBeLessThanOrEqual(400);
});
