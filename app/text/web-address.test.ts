import { expect, test } from "vitest";
import { webAddress } from "./web-address.ts";

test.each([
  ["https://relay.example", "https://relay.example"],
  ["http://relay.example/a?b#c", "http://relay.example/a?b#c"],
  ["HTTPS://relay.example", "HTTPS://relay.example"],
  ["https:/relay.example/a", "https://relay.example/a"],
  ["https:relay.example", "https://relay.example/"],
  ["relay.example", "https://relay.example"],
  ["  www.relay.example/tour ", "https://www.relay.example/tour"],
  ["//relay.example", "https://relay.example"],
  ["relay.example:8080/a", "https://relay.example:8080/a"],
  ["localhost:3000", "https://localhost:3000"],
])("%s becomes %s", (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test.each([
  null,
  "",
  "   ",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,hi",
  "mailto:hello@relay.example",
  "tel:4165550142",
  "ftp://relay.example",
  "file:///etc/passwd",
  "not an address",
  "https://",
])("%j is never a link", (text) => {
  expect(webAddress(text)).toBeNull();
});
