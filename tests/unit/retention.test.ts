import { expect, test } from "vitest";
import { SPAM_KEPT_DAYS } from "#app/content/retention.ts";
import { SPAM_KEPT_MS } from "#app/integrations/outbox.server.ts";

test("spam is kept for as long as the desk says", () => {
  expect(SPAM_KEPT_MS / (24 * 60 * 60_000)).toBe(SPAM_KEPT_DAYS);
});
