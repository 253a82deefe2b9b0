import { expect, test } from "vitest";
import { listSubmissions } from "#app/data/submissions.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";
import { attemptsEnded } from "#app/integrations/running-attempts.server.ts";
import { createRound } from "#app/integrations/worker.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { enquiry, makeDesk } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";
import { DEDUP_WINDOW_MS } from "./submission-id.server.ts";

// Without JavaScript, the browser sends no idempotency key.

provideEmbeddedStore();

const rows = () => Array.fromAsync(listSubmissions());
const down: Outcome = { kind: "failed", reason: "status 500" };
const up: Outcome = { kind: "sent" };

test("the same post within ten minutes is one row, even across two windows", async () => {
  for (const start of [0, DEDUP_WINDOW_MS / 2 - 1_000]) {
    const desk = makeDesk();
    desk.time += start;
    await desk.post(forms.contact, { ...enquiry, message: `from ${start}` });
    desk.time += 2_000;
    expect((await desk.post(forms.contact, { ...enquiry, message: `from ${start}` })).verdict).toBe("accepted");
    expect(desk.sent).toHaveLength(1);
  }
  expect(await rows()).toHaveLength(2);
});

test("the same post after ten minutes is a new row", async () => {
  const desk = makeDesk();
  await desk.post(forms.contact, enquiry);
  desk.time += DEDUP_WINDOW_MS;
  await desk.post(forms.contact, enquiry);
  expect(await rows()).toHaveLength(2);
});

test.each([
  ["different content", { ...enquiry, message: "Other" }, {}],
  ["another address", enquiry, { address: "198.51.100.7" }],
  ["another browser behind the same address", enquiry, { headers: { "user-agent": "Other/1.0" } }],
])("%s makes another row", async (_name, fields, visitor) => {
  const desk = makeDesk();
  desk.outcome = down;
  await desk.post(forms.contact, enquiry);
  await desk.post(forms.contact, fields, visitor);
  expect(await rows()).toHaveLength(2);
});

test("a failed form comes back with a key, so that an edited retry updates its row", async () => {
  const desk = makeDesk();
  desk.outcome = down;
  const answer = await desk.post(forms.contact, enquiry);
  if (answer.verdict !== "failed") throw new Error(answer.verdict);
  desk.outcome = up;
  await desk.post(forms.contact, { ...answer.values, message: "Edited", submission: answer.submission });
  expect(await rows()).toMatchObject([{ state: "delivered", body: { message: "Edited" } }]);
});

test("a failed post that the worker has delivered is not sent again when the visitor retries", async () => {
  const desk = makeDesk();
  desk.outcome = down;
  await desk.post(forms.contact, enquiry);
  desk.time += 6_000;
  const ids: string[] = [];
  const webhook = async (_delivery: unknown, submission: { id: string } | null) => {
    ids.push(submission?.id ?? "");
    return up;
  };
  await createRound({ webhook }, { now: () => desk.time, random: () => 0 })();
  await attemptsEnded();
  expect(ids).toEqual([desk.sent[0]?.id]);
  expect((await desk.post(forms.contact, enquiry)).verdict).toBe("accepted");
  expect(desk.sent).toHaveLength(1);
});
