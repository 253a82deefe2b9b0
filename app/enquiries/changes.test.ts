import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { currentStore } from "#app/data/current-store.server.ts";
import { deliveriesOfSubmissions } from "#app/data/deliveries.server.ts";
import { type Enquiry, getEnquiry } from "#app/data/enquiries.server.ts";
import { enquiryStates } from "#app/data/enquiry-states.ts";
import { listEnquiries } from "#app/data/enquiry-views.server.ts";
import { eventsOfSubject } from "#app/data/events.server.ts";
import { notesOfEnquiries } from "#app/data/notes.server.ts";
import { createSubmission, getSubmission } from "#app/data/submissions.server.ts";
import { forms } from "#app/forms/forms.ts";
import { attemptDelivery, claim, systemSources } from "#app/integrations/delivery.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";
import { settleReplies } from "#app/integrations/settle-reply.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { enquiry as fields, makeDesk } from "../../tests/support/submitting.ts";
import { assign, notSpam, setState } from "./changes.server.ts";
import { addNote, removeNote } from "./notes.server.ts";
import { resend, sendReply } from "./reply.server.ts";
import { completeEnquiries } from "./take-in.server.ts";
import { undo } from "./undo.server.ts";

provideEmbeddedStore();

const destinations = { WEBHOOK_URL: "http://hook.test", NOTIFY_EMAIL: "hello@furlong.example" };

const tunde = { id: randomUUID(), name: "Tunde Bakare", role: "owner" as const };
const lin = { id: randomUUID(), name: "Lin Zhao", role: "editor" as const };
const dayLater = (at: string) => Date.parse(at) + 24 * 60 * 60_000;

let visitors = 0;

/** What a visitor sends through the form, as the desk has it. */
async function received(
  given: Record<string, string> = {},
  referer = "http://furlong.test/contact?x=1",
): Promise<Enquiry> {
  visitors += 1;
  const name = `Visitor ${visitors}`;
  await makeDesk({ notify: "hello@furlong.example" }).post(
    forms.contact,
    { ...fields, name, ...given },
    { address: `192.0.2.${visitors}`, headers: { referer } },
  );
  return find(given.name ?? name);
}

async function find(name: string): Promise<Enquiry> {
  const all = await listEnquiries({ kind: "enquiry", states: enquiryStates }, { sort: "newest", limit: 90 });
  const found = all.find((enquiry) => enquiry.name === name);
  if (!found) throw new Error(`no enquiry of ${name}`);
  return found;
}

const states = async (id: string) =>
  (await deliveriesOfSubmissions([id])).map(({ kind, state }) => `${kind} ${state}`).toSorted();
const actions = async (id: string) => (await eventsOfSubject("enquiry", id)).map(({ action }) => action);
const latest = async ({ id }: Enquiry) => (await getEnquiry(id)) as Enquiry;

/** Sends what waits, as the worker would. */
async function send(id: string, kind: string, outcome: Outcome) {
  const delivery = (await deliveriesOfSubmissions([id])).find((one) => one.kind === kind);
  const claimed = delivery && (await claim(delivery, systemSources));
  if (claimed)
    await attemptDelivery(claimed, { email: async () => outcome, webhook: async () => outcome }, systemSources);
}

test("a post is on the desk with its page, due one working day later", async () => {
  const enquiry = await received({ message: "Four stations,\none night desk" });
  expect(enquiry).toMatchObject({
    kind: "enquiry",
    state: "new",
    page: "/contact",
    excerpt: "Four stations, one night desk",
  });
  // Sunday noon: Monday's closing.
  expect(enquiry.dueAt).toBe("2026-11-16T23:00:00.000Z");
  const elsewhere = await received({}, "https://elsewhere.example/phish");
  expect(elsewhere.page).toBe("");
  await makeDesk().post(forms.labNewsletter, { email: "reader@example.com" });
  const [signUp] = await listEnquiries({ kind: "sign_up", states: ["new"] }, { sort: "due", limit: 9 });
  expect(signUp).toMatchObject({ email: "reader@example.com", dueAt: null });
});

test("a submission without its row gets one, once", async () => {
  const row = {
    formType: "contact_form",
    formId: "contact_form",
    state: "delivered" as const,
    createdAt: "2026-01-05T15:00:00.000Z",
  };
  const id = randomUUID();
  await createSubmission({ ...row, id, body: { name: "Earlier", email: "Old@Example.com", message: "Hi" } });
  await completeEnquiries();
  await completeEnquiries();
  expect(await getEnquiry(id)).toMatchObject({ name: "Earlier", email: "old@example.com", state: "new", version: 1 });
});

test("a change is undone by whoever made it, unless somebody has changed it since", async () => {
  const enquiry = await received();
  const given = await assign(tunde, enquiry, lin.id);
  const opened = given.kind === "done" ? await setState(lin, given.enquiry, "open") : given;
  expect([given.kind, opened.kind]).toEqual(["done", "done"]);
  const events = [given, opened].map((result) => (result.kind === "done" ? (result.event ?? "") : ""));
  expect(await setState(tunde, enquiry, "closed")).toMatchObject({ kind: "conflict", enquiry: { state: "open" } });
  expect(await undo(tunde, events)).toEqual({ undone: 0, conflicts: [enquiry.id, enquiry.id] });
  expect(await undo(lin, [events[1] ?? ""])).toEqual({ undone: 1, conflicts: [] });
  expect(await latest(enquiry)).toMatchObject({ state: "new", assigneeId: lin.id, dueAt: enquiry.dueAt });
  expect(await actions(enquiry.id)).toEqual(expect.arrayContaining(["assigned", "state_changed", "undone"]));
});

test("two clicks of one operator in a row are no conflict", async () => {
  const enquiry = await received();
  expect(await assign(tunde, enquiry, tunde.id)).toMatchObject({ kind: "done" });
  expect(await setState(tunde, enquiry, "open")).toMatchObject({
    kind: "done",
    enquiry: { state: "open", version: 3 },
  });
  expect(await setState(lin, enquiry, "closed")).toMatchObject({ kind: "conflict" });
});

test("nothing is due any more once it is answered, and undoing brings the time back", async () => {
  const enquiry = await received();
  const answered = await setState(tunde, enquiry, "answered");
  expect(answered).toMatchObject({ enquiry: { dueAt: null, firstAnsweredAt: expect.any(String) } });
  await undo(tunde, [answered.kind === "done" ? (answered.event ?? "") : ""]);
  expect(await latest(enquiry)).toMatchObject({ dueAt: enquiry.dueAt, firstAnsweredAt: null });
});

test("spam is held back, and delivered as if just received when it is none", async () => {
  const enquiry = await received();
  expect(await states(enquiry.id)).toEqual(["notice waiting", "submission sent"]);
  const marked = await setState(tunde, enquiry, "spam");
  expect(await states(enquiry.id)).toEqual(["notice cancelled", "submission sent"]);
  expect(await getSubmission(enquiry.id)).toMatchObject({ state: "spam" });
  await undo(tunde, [marked.kind === "done" ? (marked.event ?? "") : ""]);
  expect(await states(enquiry.id)).toEqual(["notice waiting", "submission sent"]);
  expect(await getSubmission(enquiry.id)).toMatchObject({ state: "delivered" });

  const bot = await received({ name: "Taken for a bot", leave_empty: "x" });
  expect([bot.state, await states(bot.id)]).toEqual(["spam", []]);
  const now = Date.parse("2026-11-18T19:00:00.000Z");
  const acquitted = await notSpam(tunde, bot, now, destinations);
  expect(acquitted).toMatchObject({
    kind: "done",
    enquiry: { state: "new", dueAt: new Date(dayLater("2026-11-18T19:00:00.000Z")).toISOString() },
  });
  expect(await states(bot.id)).toEqual(["notice waiting", "submission waiting"]);
  expect((await getSubmission(bot.id))?.state).not.toBe("spam");
  expect(await notSpam(lin, bot, now, destinations)).toMatchObject({ kind: "conflict" });
});

test("a reply goes out once, is kept, and makes the enquiry answered when it has gone", async () => {
  const enquiry = await received({ email: "Ravi@Lakeshift.example" });
  const reply = { id: randomUUID(), subject: "A night desk", text: "Hello Ravi,\n\nYes.", answers: true };
  await sendReply(tunde, enquiry, reply);
  await sendReply(tunde, enquiry, reply);
  const replies = (await deliveriesOfSubmissions([enquiry.id])).filter(({ kind }) => kind === "reply");
  expect(replies).toMatchObject([
    { recipient: "ravi@lakeshift.example", state: "waiting", payload: { name: "Tunde Bakare" } },
  ]);
  expect((await latest(enquiry)).state).toBe("new");
  await send(enquiry.id, "reply", { kind: "sent" });
  expect(await latest(enquiry)).toMatchObject({ state: "answered", dueAt: null, firstAnsweredAt: expect.any(String) });
  expect(await notesOfEnquiries([enquiry.id])).toMatchObject([
    { kind: "reply", text: reply.text, settledAt: expect.any(String) },
  ]);
  await settleReplies();
  expect(await actions(enquiry.id)).toEqual(expect.arrayContaining(["replied", "attempted", "state_changed"]));
});

test("a reply that nobody takes opens the enquiry again, due as before, and can be offered once more", async () => {
  const enquiry = await received();
  await sendReply(tunde, enquiry, { id: randomUUID(), subject: "Hello", text: "Hello", answers: true });
  await setState(tunde, await latest(enquiry), "answered");
  await setState(tunde, await latest(enquiry), "won");
  await send(enquiry.id, "reply", { kind: "rejected", reason: "550 no such mailbox" });
  expect(await latest(enquiry)).toMatchObject({ state: "open", firstAnsweredAt: null, dueAt: enquiry.dueAt });
  expect((await eventsOfSubject("enquiry", enquiry.id)).at(-1)).toMatchObject({
    operatorId: null,
    details: { from: "won", to: "open", because: "reply_lost" },
  });
  const [lost] = (await deliveriesOfSubmissions([enquiry.id])).filter(({ kind }) => kind === "reply");
  expect(await resend(tunde, enquiry.id, lost?.id ?? "")).toBe("queued");
  await send(enquiry.id, "reply", { kind: "sent" });
  expect(await latest(enquiry)).toMatchObject({ state: "answered", dueAt: null });
  expect(await resend(tunde, randomUUID(), lost?.id ?? "")).toBe("nothing");
});

test("an answer before the reply that nobody takes stays the first", async () => {
  const enquiry = await received();
  await setState(tunde, enquiry, "answered", Date.now() - 60_000);
  const { firstAnsweredAt } = await latest(enquiry);
  await sendReply(tunde, enquiry, { id: randomUUID(), subject: "Hello", text: "Hello", answers: true });
  await send(enquiry.id, "reply", { kind: "rejected", reason: "550 no such mailbox" });
  expect(await latest(enquiry)).toMatchObject({ state: "open", firstAnsweredAt, dueAt: null });
});

test("nothing can be written to spam by e-mail, and what was held back can be tried again", async () => {
  const enquiry = await received();
  const written = { subject: "Hello", text: "Hello", answers: true };
  await sendReply(tunde, enquiry, { ...written, id: randomUUID() });
  const [reply] = (await deliveriesOfSubmissions([enquiry.id])).filter(({ kind }) => kind === "reply");
  await setState(tunde, enquiry, "spam");
  const spam = await latest(enquiry);
  expect(await sendReply(tunde, spam, { ...written, id: randomUUID() })).toBe("spam");
  expect(await resend(tunde, enquiry.id, reply?.id ?? "")).toBe("spam");
  expect(await notesOfEnquiries([enquiry.id])).toHaveLength(1);
  await notSpam(tunde, spam, Date.now(), destinations);
  expect(await states(enquiry.id)).toContain("reply cancelled");
  expect(await resend(tunde, enquiry.id, reply?.id ?? "")).toBe("queued");
});

test("another text under a key that was used is refused, and never taken for the first", async () => {
  const enquiry = await received();
  const id = randomUUID();
  const first = { id, subject: "Hello", text: "First", answers: true };
  expect(await sendReply(tunde, enquiry, first)).toBe("queued");
  expect(await sendReply(tunde, enquiry, first)).toBe("queued");
  expect(await sendReply(tunde, enquiry, { ...first, text: "Second" })).toBe("other_text");
  const note = { id: randomUUID(), enquiryId: enquiry.id, text: "First" };
  expect(await addNote(tunde, note)).toBe(true);
  expect(await addNote(tunde, note)).toBe(true);
  expect(await addNote(tunde, { ...note, text: "Second" })).toBe(false);
  expect((await notesOfEnquiries([enquiry.id])).map(({ text }) => text)).toEqual(["First", "First"]);
  // Its delivery could not be stored, so nothing has gone out yet.
  await currentStore().service.from("deliveries").delete().eq("kind", "reply");
  expect(await sendReply(tunde, enquiry, { ...first, text: "Third" })).toBe("queued");
  expect((await notesOfEnquiries([enquiry.id])).map(({ text }) => text)).toContain("Third");
});

test("notes are found by search, and only their author and owners remove them", async () => {
  const enquiry = await received();
  const id = randomUUID();
  await addNote(tunde, { id, enquiryId: enquiry.id, text: "Four **stations**" });
  const search = () =>
    listEnquiries({ kind: "enquiry", states: ["new"], words: ["**stations**"] }, { sort: "due", limit: 9 });
  expect(await search()).toHaveLength(1);
  expect(await removeNote(lin, id)).toBeNull();
  const event = await removeNote(tunde, id);
  expect(await search()).toHaveLength(0);
  expect(await undo(tunde, [event ?? ""])).toMatchObject({ undone: 1 });
  expect(await search()).toHaveLength(1);
});
