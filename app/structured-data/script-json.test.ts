import { expect, test } from "vitest";
import { awkwardTexts } from "../../tests/support/awkward.ts";
import { scriptJson } from "./script-json.ts";

test("escapes texts so that they cannot close the script element, and parse as before", () => {
  for (const [name, text] of Object.entries(awkwardTexts)) {
    const json = scriptJson({ text });
    expect(JSON.parse(json), name).toEqual({ text });
    expect(json, name).not.toMatch(/[<>&\u2028\u2029]/);
  }
});
