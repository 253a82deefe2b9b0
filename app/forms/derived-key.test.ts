import { expect, test } from "vitest";
import { listSubmissions } from "#app/data/submissions.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";
import { attemptsEnded } from "#app/integrations/running-attempts.server.ts";
import { createRound } from "#app/integrations/worker.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createTestPipeline, enquiryBody } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";
import { DEDUP_WINDOW_MS } from "./submission-id.server.ts";

// These posts have no idempotency key, as from a browser without JavaScript.

provideEmbeddedStore();

const storedSubmissions = () => Array.fromAsync(listSubmissions());
const failedOutcome: Outcome = { kind: "failed", reason: "status 500" };
const sentOutcome: Outcome = { kind: "sent" };

test("the same post within ten minutes is one row, even across two windows", async () => {
  for (const start of [0, DEDUP_WINDOW_MS / 2 - 1_000]) {
    const desk = createTestPipeline();
    desk.time += start;
    await desk.post(forms.contact, { ...enquiryBody, message: `from ${start}` });
    desk.time += 2_000;
    expect((await desk.post(forms.contact, { ...enquiryBody, message: `from ${start}` })).verdict).toBe("accepted");
    expect(desk.sent).toHaveLength(1);
  }
  expect(await storedSubmissions()).toHaveLength(2);
});

test("the same post after ten minutes is a new row", async () => {
  const desk = createTestPipeline();
  await desk.post(forms.contact, enquiryBody);
  desk.time += DEDUP_WINDOW_MS;
  await desk.post(forms.contact, enquiryBody);
  expect(await storedSubmissions()).toHaveLength(2);
});

test.each([
  ["different content", { ...enquiryBody, message: "Other" }, {}],
  ["another address", enquiryBody, { address: "198.51.100.7" }],
  ["another browser behind the same address", enquiryBody, { headers: { "user-agent": "Other/1.0" } }],
])("%s makes another row", async (_name, fields, visitor) => {
  const desk = createTestPipeline();
  desk.outcome = failedOutcome;
  await desk.post(forms.contact, enquiryBody);
  await desk.post(forms.contact, fields, visitor);
  expect(await storedSubmissions()).toHaveLength(2);
});

test("a failed form returns a key, so that an edited retry updates the same row", async () => {
  const desk = createTestPipeline();
  desk.outcome = failedOutcome;
  const answer = await desk.post(forms.contact, enquiryBody);
  if (answer.verdict !== "failed") throw new Error(answer.verdict);
  desk.outcome = sentOutcome;
  await desk.post(forms.contact, { ...answer.values, message: "Edited", submission: answer.submission });
  expect(await storedSubmissions()).toMatchObject([{ state: "delivered", body: { message: "Edited" } }]);
});

test("a retry sends nothing once the worker has delivered the failed post", async () => {
  const desk = createTestPipeline();
  desk.outcome = failedOutcome;
  await desk.post(forms.contact, enquiryBody);
  desk.time += 6_000;
  const ids: string[] = [];
  const webhook = async (_delivery: unknown, submission: { id: string } | null) => {
    ids.push(submission?.id ?? "");
    return sentOutcome;
  };
  await createRound({ webhook }, { now: () => desk.time, random: () => 0 })();
  await attemptsEnded();
  expect(ids).toEqual([desk.sent[0]?.id]);
  expect((await desk.post(forms.contact, enquiryBody)).verdict).toBe("accepted");
  expect(desk.sent).toHaveLength(1);
});
