import { expect, test } from "vitest";
import { awkward } from "../../tests/support/awkward.ts";
import { scriptJson } from "./script-json.ts";

test.each(Object.entries(awkward))("%s comes back as it was, and cannot end its element", (_, text) => {
  const json = scriptJson({ text });
  expect(JSON.parse(json)).toEqual({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
});
