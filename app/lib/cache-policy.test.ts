import { expect, test } from "vitest";
import { pagePolicy, sharedPage } from "./cache-policy.ts";

const sharedPolicy = sharedPage()["Cache-Control"];

test.each([
  ["a page that all visitors share", sharedPolicy, 200, true, sharedPolicy],
  ["a missing page", sharedPolicy, 404, true, "public, max-age=0, s-maxage=10"],
  ["a removed page", sharedPolicy, 410, true, "public, max-age=0, s-maxage=10"],
  ["a page with a failed section", sharedPolicy, 503, true, "private, no-cache"],
  ["a streamed page", sharedPolicy, 200, false, "private, no-cache"],
  ["a page of one visitor", null, 200, true, "private, no-cache"],
])("%s", (_name, route, status, isFinished, expected) => {
  expect(pagePolicy(route, status, isFinished)).toBe(expected);
});
