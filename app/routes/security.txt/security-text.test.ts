import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

const now = Date.parse("2026-11-18T20:15:00Z");

test("names the contact, the day it expires, and its own address if the site's address is known", () => {
  expect(securityText({ email: "hi+sec@furlong.example", siteUrl: "https://furlong.example", now })).toBe(
    [
      "Contact: mailto:hi+sec@furlong.example",
      "Expires: 2027-11-13T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://furlong.example/.well-known/security.txt\n",
    ].join("\n"),
  );
  expect(securityText({ email: "hi@furlong.example", now })).not.toContain("Canonical");
});
