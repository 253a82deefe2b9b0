import { expect, test } from "vitest";
import { awkwardTexts } from "../../tests/support/awkward.ts";
import { scriptJson } from "./script-json.ts";

test("a text comes back as it was, and cannot end its element", () => {
  for (const [name, text] of Object.entries(awkwardTexts)) {
    const json = scriptJson({ text });
    expect(JSON.parse(json), name).toEqual({ text });
    expect(json, name).not.toMatch(/[<>&\u2028\u2029]/);
  }
});
