import { beforeEach, expect, test, vi } from "vitest";
import { askForPasskey } from "./ask-for-passkey.ts";

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", () => {});
});

test.each([
  [404, "link"],
  [401, "signedOut"],
  [429, "pause"],
  [500, "refused"],
])("says why the site gave no challenge: %i", async (status, failure) => {
  vi.stubGlobal("fetch", async () => Response.json(null, { status }));
  expect(await askForPasskey({ purpose: "register" })).toEqual({ failure });
});
