import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { createDeliveries } from "#app/data/deliveries.server.ts";
import { deleteReceivedBefore } from "#app/data/enquiry-deletion.server.ts";
import { applyErasures, erasureHash, listErasures, storeErasures } from "#app/data/erasures.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { type PrivateTable, privateTable, requireRows } from "#app/data/private-rows.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { tableFixtures } from "../../tests/support/tables.ts";
import { erasePerson } from "./erase.server.ts";
import { findPersons } from "./find-persons.server.ts";
import { addNote, removeNote } from "./notes.server.ts";
import { readPerson } from "./person.server.ts";
import { sendReply } from "./reply.server.ts";
import { addMissingEnquiries } from "./take-in.server.ts";

provideEmbeddedStore();

const owner = { id: randomUUID(), name: "Tunde Bakare", role: "owner" } as const;
const raviFields = { name: "Ravi Menon", email: "Ravi_1@Lakeshift.example", message: "A jingle player, 416 555 0117" };
const raviAddress = "ravi_1@lakeshift.example";
const otherFields = { name: "Rav Other", email: "raviA1@lakeshift.example", message: "Another person" };

beforeEach(async () => {
  for (const table of ["enquiries", "notes"] as const) await privateTable(table).delete().neq("id", randomUUID());
  await privateTable("erasures").delete().neq("hash", "");
});

async function storeSubmission(body: Record<string, string>, createdAt = new Date().toISOString()) {
  const formType = body.message ? "contact_form" : "blog_form";
  const id = randomUUID();
  await createSubmission({ id, formType, formId: "main-contact-form", body, state: "received", createdAt });
  return id;
}

/** Stores two enquiries and a sign-up of one person, with notes, deliveries and events, and an enquiry of somebody else. */
async function storeEverythingOfRavi() {
  const id = await storeSubmission(raviFields);
  await storeSubmission({ ...raviFields, email: "RAVI_1@lakeshift.example" });
  await storeSubmission({ email: raviFields.email });
  await storeSubmission(otherFields);
  const { enquiries } = await readPerson(raviAddress);
  const enquiry = enquiries.find((found) => found.id === id);
  if (!enquiry) throw new Error("no enquiry");
  await addNote(owner, { id: randomUUID(), enquiryId: id, text: "Ravi Menon asks for a call" });
  const removed = randomUUID();
  await addNote(owner, { id: removed, enquiryId: id, text: "Ravi Menon, removed" });
  await removeNote(owner, removed);
  await sendReply(owner, enquiry, { id: randomUUID(), subject: "Jingles", text: "Hello Ravi Menon", answers: true });
  const createdAt = new Date().toISOString();
  await createDeliveries([
    {
      key: `confirmation:${id}`,
      channel: "email",
      kind: "confirmation",
      recipient: raviFields.email,
      createdAt,
      payload: raviFields,
    },
    { key: `notice:${id}`, channel: "email", kind: "notice", recipient: raviFields.email, createdAt },
  ]);
  await recordEvent({ operatorId: owner.id, action: "assigned", subjectKind: "enquiry", subjectId: id });
  return id;
}

/** The private tables that still contain one of the texts in any column. */
async function findInPrivateTables(texts: string[]) {
  const tables = Object.keys(tableFixtures).filter((name) => !tableFixtures[name]?.isPublic) as PrivateTable[];
  expect(tables.length).toBeGreaterThan(8);
  const found: string[] = [];
  for (const table of tables) {
    const rows = JSON.stringify(requireRows(await privateTable(table).select("*"))).toLowerCase();
    for (const text of texts) if (rows.includes(text.toLowerCase())) found.push(`${table}: ${text}`);
  }
  return found;
}

test("finds everything about an address, in any capitals, and nothing about anybody else", async () => {
  await storeEverythingOfRavi();
  const person = await readPerson(" Ravi_1@LAKESHIFT.example ");
  expect(person.submissions.map(({ body }) => body.email?.toLowerCase())).toEqual([
    raviAddress,
    raviAddress,
    raviAddress,
  ]);
  expect(person.enquiries.map(({ kind }) => kind).sort()).toEqual(["enquiry", "enquiry", "sign_up"]);
  expect(person.notes.map(({ text }) => text)).toEqual([
    "Ravi Menon asks for a call",
    "Ravi Menon, removed",
    "Hello Ravi Menon",
  ]);
  expect(person.deliveries.map(({ kind }) => kind).sort()).toEqual(["confirmation", "reply"]);
  expect(person.events.map(({ action }) => action)).toContain("assigned");
  expect(await findPersons("lakeshift")).toEqual(
    expect.arrayContaining([
      { email: raviAddress, name: "Ravi Menon", count: 3 },
      { email: otherFields.email.toLowerCase(), name: otherFields.name, count: 1 },
    ]),
  );
  expect(await findPersons("menon")).toMatchObject([{ email: raviAddress }]);
  expect(await findPersons("vi_1@")).toEqual(expect.arrayContaining([expect.objectContaining({ email: raviAddress })]));
  expect(await findPersons("nobody")).toEqual([]);
});

test("erasing deletes everything about a person and nothing about others", async () => {
  const id = await storeEverythingOfRavi();
  expect(await erasePerson(raviAddress, owner.id)).toEqual({ submissions: 3 });
  expect(await findInPrivateTables([raviAddress, "Ravi Menon", "416 555 0117", "Jingles"])).toEqual([
    "deliveries: ravi_1@lakeshift.example",
  ]);
  const left = requireRows(await privateTable("deliveries").select("key"));
  expect(left, "a notice is the agency's mail").toEqual([{ key: `notice:${id}` }]);
  expect((await readPerson(otherFields.email)).submissions).toHaveLength(1);
  expect(await listErasures()).toEqual([{ hash: erasureHash(raviAddress), erasedAt: expect.any(String) }]);
  const events = requireRows(await privateTable("events").select("*").eq("action", "erased"));
  expect(events).toMatchObject([{ operator_id: owner.id, subject_kind: "person", subject_id: "" }]);
});

test("restoring erases people again but keeps what they sent later", async () => {
  const erasedAt = "2026-06-01T12:00:00.000Z";
  await storeSubmission(raviFields, "2026-05-01T12:00:00.000Z");
  const later = await storeSubmission({ ...raviFields, message: "Later" }, "2026-07-01T12:00:00.000Z");
  await storeSubmission(otherFields, "2026-05-01T12:00:00.000Z");
  await readPerson(raviAddress);
  const old = { channel: "email", kind: "confirmation", recipient: raviFields.email } as const;
  await createDeliveries([{ ...old, key: "confirmation:old", createdAt: "2026-05-01T12:00:00.000Z" }]);
  await privateTable("enquiries").delete().neq("id", later);
  await addMissingEnquiries();
  await storeErasures([
    { hash: erasureHash(raviAddress), erasedAt },
    { hash: erasureHash(raviAddress), erasedAt: "2026-04-01T12:00:00.000Z" },
    { hash: erasureHash("nobody@example.com"), erasedAt },
  ]);
  await storeErasures([{ hash: erasureHash(raviAddress), erasedAt: "2026-03-01T12:00:00.000Z" }]);
  expect(await applyErasures()).toBe(1);
  expect((await readPerson(raviAddress)).submissions.map(({ body }) => body.message)).toEqual(["Later"]);
  expect((await readPerson(otherFields.email)).submissions).toHaveLength(1);
  expect(requireRows(await privateTable("deliveries").select("id"))).toEqual([]);
  expect(await applyErasures()).toBe(0);
});

test("deletes submissions received before a date, with their enquiries, and records one event", async () => {
  await storeSubmission(raviFields, "2026-01-01T12:00:00.000Z");
  const kept = await storeSubmission({ ...raviFields, message: "Newer" }, "2026-03-01T12:00:00.000Z");
  await addMissingEnquiries();
  const before = "2026-02-01T12:00:00.000Z";
  expect(await deleteReceivedBefore(before)).toBe(1);
  expect(await deleteReceivedBefore(before)).toBe(0);
  expect(requireRows(await privateTable("submissions").select("id"))).toEqual([{ id: kept }]);
  const events = requireRows(await privateTable("events").select("*").eq("action", "expired"));
  expect(events).toMatchObject([
    { operator_id: null, subject_kind: "enquiry", subject_id: "", details: { submissions: 1, before } },
  ]);
});
