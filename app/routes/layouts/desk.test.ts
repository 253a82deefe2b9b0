import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { recordEvent } from "#app/data/events.server.ts";
import { deskVersion } from "#app/enquiries/live.server.ts";
import { provideEmbeddedStore } from "../../../tests/support/embedded-store.ts";
import { startSession } from "../../../tests/support/operator.ts";
import { loader, middleware } from "./desk.tsx";

provideEmbeddedStore();

test("what changes while a screen is being read is asked for again", async () => {
  const request = new Request("http://localhost:3000/desk", { headers: { cookie: `desk=${await startSession()}` } });
  const args = { request, context: new RouterContextProvider(), params: {} } as unknown as Parameters<typeof loader>[0];
  const before = await deskVersion();
  let shown = "";
  // The screen's own loader has read the list by now, and runs beside the frame's.
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
