import { beforeEach, expect, test, vi } from "vitest";
import { findHoldReason } from "./find-hold-reason.ts";

const changes = { version: "1", operatorId: "tunde" };
const redirected = () => Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" });

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});

test.each([
  ["its author is signed in", () => Response.json(changes), null],
  ["somebody else is signed in", () => Response.json({ ...changes, operatorId: "lin" }), "other-operator"],
  ["nobody is signed in", redirected, "signed-out"],
  ["the store fails", () => new Response(null, { status: 500 }), "failed"],
  ["there are too many requests", () => new Response(null, { status: 429 }), "failed"],
])("a post waits unless its author is signed in: %s", async (_when, answer, reason) => {
  vi.stubGlobal("fetch", async () => answer());
  expect(await findHoldReason("tunde")).toBe(reason);
});

test("without an answer, the browser says whether the connection is gone", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await findHoldReason("tunde")).toBe("failed");
  vi.stubGlobal("navigator", { onLine: false });
  expect(await findHoldReason("tunde")).toBe("offline");
});
