import { describe, expect, test } from "vitest";
import { listDeliveries } from "#app/data/deliveries.server.ts";
import { createSubmission, listSubmissions } from "#app/data/submissions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createTestPipeline, enquiryBody, testStartMs } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";
import { rowIdBeforeOutbox } from "./submission-id.server.ts";

provideEmbeddedStore();

const submissions = () => Array.fromAsync(listSubmissions());
const idempotencyKey = "3f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11";
const withKey = { ...enquiryBody, submission: idempotencyKey };

describe("a post that the version before the outbox stored or will see", () => {
  test("is recognised when it is repeated during the upgrade", async () => {
    const sender = { formId: "contact_form", network: "192.0.2.1", userAgent: "" };
    const id = rowIdBeforeOutbox(sender, idempotencyKey);
    const body = forms.contact.makeBody(
      { company: "", project: "", budget: "", ...enquiryBody },
      new Date(testStartMs).toISOString(),
    );
    const createdAt = new Date(testStartMs).toISOString();
    await createSubmission({
      id,
      formType: "contact_form",
      formId: "contact_form",
      body,
      state: "received",
      createdAt,
    });
    const desk = createTestPipeline();
    expect((await desk.post(forms.contact, withKey)).verdict).toBe("accepted");
    expect((await submissions()).map((row) => row.id)).toEqual([id]);
  });

  test("is found by that version again after a rollback, although the visitor's network changed in between", async () => {
    const sender = { formId: "contact_form", network: "192.0.2.1", userAgent: "" };
    const pipeline = createTestPipeline();
    pipeline.outcome = { kind: "failed", reason: "status 500" };
    await pipeline.post(forms.contact, withKey, { address: "192.0.2.1" });
    expect((await pipeline.post(forms.contact, withKey, { address: "198.51.100.7" })).verdict).toBe("failed");
    expect((await submissions()).map(({ id }) => id)).toEqual([rowIdBeforeOutbox(sender, idempotencyKey)]);
    expect(await Array.fromAsync(listDeliveries())).toHaveLength(1);
  });
});
