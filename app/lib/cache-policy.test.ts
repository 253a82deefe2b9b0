import { expect, test } from "vitest";
import { pagePolicy, sharedPage } from "./cache-policy.ts";

const shared = sharedPage()["Cache-Control"];

test.each([
  ["a page that all visitors share", shared, 200, true, shared],
  ["a missing page", shared, 404, true, "public, max-age=0, s-maxage=10"],
  ["a removed page", shared, 410, true, "public, max-age=0, s-maxage=10"],
  ["a page with a failed section", shared, 503, true, "private, no-cache"],
  ["a streamed page", shared, 200, false, "private, no-cache"],
  ["a page of one visitor", null, 200, true, "private, no-cache"],
])("%s", (_name, route, status, isFinished, expected) => {
  expect(pagePolicy(route, status, isFinished)).toBe(expected);
});
