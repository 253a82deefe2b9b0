import { beforeEach, expect, test, vi } from "vitest";
import { findHoldReason } from "./find-hold-reason.ts";

const changesAnswer = { version: "1", operatorId: "tunde" };
const redirectAnswer = () => Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" });

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});

test.each([
  ["the author is signed in", () => Response.json(changesAnswer), null],
  ["somebody else is signed in", () => Response.json({ ...changesAnswer, operatorId: "lin" }), "other-operator"],
  ["nobody is signed in", redirectAnswer, "signed-out"],
  ["the store fails", () => new Response(null, { status: 500 }), "failed"],
  ["there are too many requests", () => new Response(null, { status: 429 }), "failed"],
])("finds why a post must wait when %s", async (_when, answer, reason) => {
  vi.stubGlobal("fetch", async () => answer());
  expect(await findHoldReason("tunde")).toBe(reason);
});

test("without an answer, the reason depends on whether the browser is online", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await findHoldReason("tunde")).toBe("failed");
  vi.stubGlobal("navigator", { onLine: false });
  expect(await findHoldReason("tunde")).toBe("offline");
});
