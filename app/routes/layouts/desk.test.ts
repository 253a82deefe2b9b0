import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { recordEvent } from "#app/data/events.server.ts";
import { deskVersion } from "#app/enquiries/live.server.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { createSessionCookie } from "../../../tests/support/operator.ts";
import { loader, middleware } from "./desk.tsx";

provideEmbeddedStore();

test("a screen has the version from before it was read, so that a change meanwhile makes it reload", async () => {
  const request = new Request("http://localhost:3000/desk", {
    headers: { cookie: `desk=${await createSessionCookie()}` },
  });
  const args = { request, context: new RouterContextProvider(), params: {} } as unknown as Parameters<typeof loader>[0];
  const before = await deskVersion();
  let shown = "";
  // A change after the screen's loader has read its list, and before the layout's loader returns the version.
  const readScreen = async () => {
    await recordEvent({ operatorId: null, action: "assigned", subjectKind: "enquiry", subjectId: "1" });
    shown = (await loader(args)).version;
    return new Response();
  };
  const run = middleware.reduceRight<() => Promise<Response>>(
    (next, step) => async () => (await step(args, next)) as Response,
    readScreen,
  );
  await run();
  expect(shown).toBe(before);
  expect(await deskVersion()).not.toBe(before);
});
