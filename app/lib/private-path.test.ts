import { expect, test } from "vitest";
import { privateArea } from "./private-path.ts";

test.each([
  ["/desk", "desk"],
  ["/desk.data", "desk"],
  ["/desk/_.data", "desk"],
  ["/desk/enquiries/1.data", "desk"],
  ["/DESK/media", "desk"],
  ["//desk", "desk"],
  ["/preview/abc", "preview"],
  ["/", null],
  ["/desktop", null],
  ["/desk-research", null],
  ["/work/desk", null],
])("the private area of %s is %s", (path, area) => {
  expect(privateArea(path)).toBe(area);
});
