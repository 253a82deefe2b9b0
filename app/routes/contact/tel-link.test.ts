import { expect, test } from "vitest";
import { telLink } from "./tel-link.ts";

test.each([
  ["(416) 555-0142", "tel:+14165550142"],
  ["+49 30 1234567", "tel:+49301234567"],
  ["1-800-555-0142", "tel:18005550142"],
  ["911", "tel:911"],
])("%s is dialled as %s", (phone, address) => {
  expect(telLink(phone)).toBe(address);
});
