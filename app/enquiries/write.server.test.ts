import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createEnquiries } from "#app/data/enquiries.server.ts";
import type { EnquiryState } from "#app/data/enquiry-states.ts";
import { notesOfEnquiries } from "#app/data/notes.server.ts";
import type { Operator } from "#app/data/operators.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { writeToEnquiry } from "./write.server.ts";

// Hoisted above the imports, which parse the environment.
vi.hoisted(() => {
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
  vi.stubEnv("MAIL_FROM", "Furlong <hello@furlong.example>");
});

provideEmbeddedStore();

const editorLin = { id: randomUUID(), name: "Lin Zhao", role: "editor" } as Operator;

async function storeEnquiry(state: EnquiryState): Promise<string> {
  const [id, at] = [randomUUID(), new Date().toISOString()];
  const person = { name: "Ravi", email: "ravi@lakeshift.example" };
  const body = { ...person, message: "Hello" };
  await createSubmission({
    id,
    formType: "contact_form",
    formId: "contact_form",
    body,
    state: "received",
    createdAt: at,
  });
  const columns = { ...person, company: "", project: "", budget: "", excerpt: "", words: "" };
  const row = { id, formId: "contact_form", kind: "enquiry", receivedAt: at, dueAt: null, page: "" } as const;
  await createEnquiries([{ ...row, ...columns, state, spamSince: state === "spam" ? at : null }]);
  return id;
}

function postToEnquiry(id: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return writeToEnquiry(editorLin, id, form);
}

test("a reply to spam is refused with a reason, and the form keeps its text", async () => {
  const id = await storeEnquiry("spam");
  const written = { subject: "A night desk", text: "Hello Ravi" };
  expect(await postToEnquiry(id, { intent: "reply", key: randomUUID(), ...written })).toMatchObject({
    ...{ isError: true, sentKey: null, values: written },
    errors: { text: "This enquiry is in Spam. Move it out to reply." },
  });
  const answers = async (ticked: Record<string, string>) =>
    (await postToEnquiry(id, { intent: "reply", key: randomUUID(), ...written, ...ticked }))?.values.answers;
  expect([await answers({ answers: "on" }), await answers({})], "whether the box was ticked").toEqual(["on", ""]);
  expect(await notesOfEnquiries([id])).toEqual([]);
});

test.each([
  ["reply", { subject: "A night desk" }],
  ["note", {}],
])("a changed %s under a used key stays in the form, and is accepted with another key", async (intent, fields) => {
  const id = await storeEnquiry("open");
  const key = randomUUID();
  expect(await postToEnquiry(id, { intent, key, ...fields, text: "First" })).toMatchObject({
    isError: false,
    sentKey: key,
  });
  const refused = await postToEnquiry(id, { intent, key, ...fields, text: "Second" });
  expect(refused).toMatchObject({ isError: true, sentKey: null, usedKey: key });
  expect(Object.values(refused?.values ?? {})).toContain("Second");
  expect(await postToEnquiry(id, { intent, key: randomUUID(), ...fields, text: "Second" })).toMatchObject({
    isError: false,
  });
  expect((await notesOfEnquiries([id])).map(({ text }) => text)).toEqual(["First", "Second"]);
});
