import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { changeEnquiry, createEnquiries, getEnquiry } from "#app/data/enquiries.server.ts";
import { changeOperator, createOperator } from "#app/data/operators.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { readEnquiry } from "./read-enquiry.server.ts";
import { addToDesk } from "./take-in.server.ts";
import { readToday } from "./today.server.ts";
import { readEnquiryView } from "./view.ts";

provideEmbeddedStore();

test("counts everybody who has waited too long, also those without a bar", async () => {
  const now = Date.parse("2026-11-19T20:00:00.000Z");
  const texts = { email: "ada@example.com", name: "", company: "", project: "", budget: "", excerpt: "", words: "" };
  const same = { formId: "contact_form", kind: "enquiry", page: "", spamSince: null, state: "new" } as const;
  const receivedAt = "2026-11-17T15:00:00.000Z";
  const dueTimes = [...Array(25).fill("2026-11-18T15:00:00.000Z"), "2026-11-20T15:00:00.000Z"];
  await createEnquiries(dueTimes.map((dueAt) => ({ id: randomUUID(), receivedAt, dueAt, ...same, ...texts })));
  const { waiting, count, late } = await readToday(now);
  expect([waiting.length, count, late]).toEqual([20, 26, 25]);
});

test("an enquiry names a former assignee, and its place only while the view shows it", async () => {
  const [lin, tunde] = await Promise.all(
    ["Lin Zhou", "Tunde Bakare"].map((name) =>
      createOperator({ name, email: `${name[0]}@furlong.example`, role: "owner" }),
    ),
  );
  if (!lin || !tunde) throw new Error("no operators");
  const body = { name: "Ada", email: "ada@example.com", message: "Hello" };
  const form = { formType: "contact_form", formId: "contact_form", state: "received" } as const;
  const submission = await createSubmission({ id: randomUUID(), body, createdAt: new Date().toISOString(), ...form });
  if (!submission) throw new Error("not stored");
  await addToDesk(submission, "/contact");
  const view = readEnquiryView(new URLSearchParams("with=nobody"));
  const read = async () => readEnquiry(submission.id, view, tunde, Date.now());
  expect((await read())?.place).toMatchObject({ position: 1, total: 1 });

  const enquiry = await getEnquiry(submission.id);
  if (enquiry) await changeEnquiry(enquiry, { assigneeId: lin.id });
  await changeOperator(lin.id, { disabledAt: new Date().toISOString() });
  const page = await read();
  expect(page?.place).toMatchObject({ position: null, total: 0 });
  expect(page?.colleagues.map(({ name }) => name)).toEqual(["Tunde Bakare", "Lin Zhou, no longer here"]);
});
