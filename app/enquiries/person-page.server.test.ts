import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { provideStore } from "#app/data/current-store.server.ts";
import { createDeliveries } from "#app/data/deliveries.server.ts";
import { createEnquiries } from "#app/data/enquiries.server.ts";
import { createNote } from "#app/data/notes.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { openSqlite } from "../../tests/support/engines.ts";
import { readPersonSummary } from "./person-page.server.ts";

const email = "flood@lakeshift.example";
const ownerLin = { id: randomUUID(), name: "Lin", role: "owner" } as Parameters<typeof readPersonSummary>[1];
const createdAt = "2026-11-18T15:00:00.000Z";

async function createManyEnquiries(count: number, kind: "enquiry" | "sign_up", receivedAt: string) {
  const texts = { email, name: "", company: "", project: "", budget: "", excerpt: "", words: "" };
  const same = { formId: "contact_form", kind, page: "", spamSince: null, dueAt: null, state: "new" } as const;
  const rows = Array.from({ length: count }, () => ({ id: randomUUID(), receivedAt, ...same, ...texts }));
  await createEnquiries(rows);
  return rows[0]?.id ?? "";
}

let store: Awaited<ReturnType<typeof openSqlite>>;
beforeAll(async () => {
  store = await openSqlite();
  provideStore({ ...store, cache: createRevalidatingCache() });
});
afterAll(() => store.close());

test("counts everything of a person who sent more than a thousand enquiries", async () => {
  const oldest = await createManyEnquiries(1, "enquiry", "2026-11-17T15:00:00.000Z");
  await createManyEnquiries(1_002, "enquiry", createdAt);
  await createManyEnquiries(2, "sign_up", createdAt);
  const [kept, body] = [
    { formType: "contact_form", formId: "contact_form" },
    { email, message: "Boats" },
  ];
  await createSubmission({ id: oldest, ...kept, body, state: "delivered", createdAt });
  await createNote({ enquiryId: oldest, kind: "note", operatorId: null, text: "Called" });
  await createNote({ enquiryId: oldest, kind: "reply", operatorId: null, text: "Hello" });
  const toThem = { channel: "email", recipient: email, createdAt } as const;
  await createDeliveries([
    { key: "reply:1", kind: "reply", submissionId: oldest, ...toThem },
    { key: "notice:1", kind: "notice", submissionId: oldest, ...toThem, recipient: "desk@furlong.example" },
    ...Array.from({ length: 1_001 }, (_, n) => ({ key: `news:${n}`, kind: "announcement" as const, ...toThem })),
  ]);
  const summary = await readPersonSummary(email, ownerLin, Date.parse(createdAt));
  expect(summary?.counts).toEqual({
    enquiries: 1_003,
    signUps: 2,
    replies: 1,
    notes: 1,
    deliveries: 1_003,
    mails: 1_002,
  });
  expect([summary?.all, summary?.submissions.length, summary?.others.length]).toEqual([1_005, 50, 1_001]);
});
