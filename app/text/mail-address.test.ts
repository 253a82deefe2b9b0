import { expect, test } from "vitest";
import { mailAddress } from "./mail-address.ts";

test.each([
  ["ravi@lakeshift.example", "ravi@lakeshift.example"],
  [" o'neil+site@sub.example.ca ", "o'neil+site@sub.example.ca"],
  ["zoe@müller.example", "zoe@xn--mller-kva.example"],
])("accepts %s", (text, address) => {
  expect(mailAddress(text)).toBe(address);
});

test.each([
  "",
  "ravi",
  "a@b@c.example",
  "a@one.example, b@two.example",
  "a@one.example\r\nBcc: b@two.example",
  "Ravi <ravi@lakeshift.example>",
  '"a b"@example.com',
  "zoë@example.com",
  "a@ex\u2028ample.com",
  `${"a".repeat(250)}@example.com`,
])("refuses %j", (text) => {
  expect(mailAddress(text)).toBeUndefined();
});
