import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createEnquiries } from "#app/data/enquiries.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { sentFields } from "#app/forms/forms.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { exportEnquiries } from "./export.server.ts";
import { readPerson } from "./person.server.ts";
import { exportPersonCsv } from "./person-export.server.ts";
import { readEnquiryView } from "./view.ts";

provideEmbeddedStore();

const operatorLin = { id: randomUUID() };
const email = "flood@lakeshift.example";

async function createManyEnquiries(count: number, state: "new" | "open") {
  const texts = { email, name: "", company: "", project: "", budget: "", excerpt: "", words: "" };
  const same = { formId: "contact_form", kind: "enquiry", page: "", spamSince: null, dueAt: null, state } as const;
  const receivedAt = "2026-11-18T15:00:00.000Z";
  const rows = Array.from({ length: count }, () => ({ id: randomUUID(), receivedAt, ...same, ...texts }));
  await createEnquiries(rows);
  return rows;
}

async function readWholeFile(parts: AsyncGenerator<string>) {
  return (await Array.fromAsync(parts)).join("");
}

test("exports everything in the view and records an event for each enquiry", async () => {
  const [first] = await createManyEnquiries(410, "new");
  await createManyEnquiries(2, "open");
  const view = readEnquiryView(new URLSearchParams("state=new"));
  const file = await readWholeFile(exportEnquiries(operatorLin, { view }, Date.now(), sentFields));
  const lines = file.trim().split("\r\n");
  expect([file.startsWith('\ufeff"id"'), lines.length, new Set(lines).size]).toEqual([true, 411, 411]);
  expect(await eventsOfSubject("enquiry", first?.id ?? "")).toMatchObject([
    { action: "exported", operatorId: operatorLin.id },
  ]);
});

test("exports all chosen enquiries, even more than can be changed at once", async () => {
  const ids = (await createManyEnquiries(201, "new")).map(({ id }) => id);
  expect(
    (await readWholeFile(exportEnquiries(operatorLin, { ids }, Date.now(), sentFields))).trim().split("\r\n"),
  ).toHaveLength(202);
});

test("exports everything about a person, also as CSV", async () => {
  await createManyEnquiries(1_003, "new");
  const person = await readPerson(email, Number.POSITIVE_INFINITY);
  expect(new Set(person.enquiries.map(({ id }) => id)).size).toBe(1_003);
  expect(exportPersonCsv({ ...person, events: [] })).toMatch(/^\ufeff"what"/);
});
