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
import { attemptDelivery, claimDelivery, systemClockAndRandom } from "#app/integrations/delivery.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";
import { settleReplies } from "#app/integrations/settle-reply.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createTestPipeline, enquiryBody as fields } from "../../tests/support/submitting.ts";
import { assignEnquiry, markNotSpam, setEnquiryState } from "./changes.server.ts";
import { addNote, removeNote } from "./notes.server.ts";
import { resendDelivery, sendReply } from "./reply.server.ts";
import { addMissingEnquiries } from "./take-in.server.ts";
import { undoEvents } from "./undo.server.ts";

provideEmbeddedStore();

const destinations = { WEBHOOK_URL: "http://hook.test", NOTIFY_EMAIL: "hello@furlong.example" };

const tunde = { id: randomUUID(), name: "Tunde Bakare", role: "owner" as const };
const lin = { id: randomUUID(), name: "Lin Zhao", role: "editor" as const };
const dayLater = (at: string) => Date.parse(at) + 24 * 60 * 60_000;

let visitorCount = 0;

/** Posts the contact form and returns its enquiry. */
async function postEnquiry(given: Record<string, string> = {}, referer = "http://furlong.test/contact?x=1") {
  visitorCount += 1;
  const name = `Visitor ${visitorCount}`;
  await createTestPipeline({ notify: "hello@furlong.example" }).post(
    forms.contact,
    { ...fields, name, ...given },
    { address: `192.0.2.${visitorCount}`, headers: { referer } },
  );
  return findEnquiryOf(given.name ?? name);
}

async function findEnquiryOf(name: string): Promise<Enquiry> {
  const all = await listEnquiries({ kind: "enquiry", states: enquiryStates }, { sort: "newest", limit: 90 });
  const found = all.find((enquiry) => enquiry.name === name);
  if (!found) throw new Error(`no enquiry of ${name}`);
  return found;
}

const deliveryStates = async (id: string) =>
  (await deliveriesOfSubmissions([id])).map(({ kind, state }) => `${kind} ${state}`).toSorted();
const eventActions = async (id: string) => (await eventsOfSubject("enquiry", id)).map(({ action }) => action);
const reloadEnquiry = async ({ id }: Enquiry) => (await getEnquiry(id)) as Enquiry;

/** Attempts a waiting delivery as the worker would, with this outcome. */
async function attemptWaiting(id: string, kind: string, outcome: Outcome) {
  const delivery = (await deliveriesOfSubmissions([id])).find((one) => one.kind === kind);
  const claimed = delivery && (await claimDelivery(delivery, systemClockAndRandom));
  if (claimed)
    await attemptDelivery(claimed, { email: async () => outcome, webhook: async () => outcome }, systemClockAndRandom);
}

test("a post becomes an enquiry with its page, due one working day later", async () => {
  const enquiry = await postEnquiry({ message: "Four stations,\none night desk" });
  expect(enquiry).toMatchObject({
    kind: "enquiry",
    state: "new",
    page: "/contact",
    excerpt: "Four stations, one night desk",
  });
  // Received on Sunday at noon, so due when Monday closes.
  expect(enquiry.dueAt).toBe("2026-11-16T23:00:00.000Z");
  const elsewhere = await postEnquiry({}, "https://elsewhere.example/phish");
  expect(elsewhere.page).toBe("");
  await createTestPipeline().post(forms.labNewsletter, { email: "reader@example.com" });
  const [signUp] = await listEnquiries({ kind: "sign_up", states: ["new"] }, { sort: "due", limit: 9 });
  expect(signUp).toMatchObject({ email: "reader@example.com", dueAt: null });
});

test("a submission without an enquiry gets exactly one", async () => {
  const form = { formType: "contact_form", formId: "contact_form" };
  const row = { ...form, state: "delivered" as const, createdAt: "2026-01-05T15:00:00.000Z" };
  const id = randomUUID();
  await createSubmission({ ...row, id, body: { name: "Earlier", email: "Old@Example.com", message: "Hi" } });
  await addMissingEnquiries();
  await addMissingEnquiries();
  expect(await getEnquiry(id)).toMatchObject({ name: "Earlier", email: "old@example.com", state: "new", version: 1 });
});

test("only the operator who made a change can undo it, and only until the next change", async () => {
  const enquiry = await postEnquiry();
  const given = await assignEnquiry(tunde, enquiry, lin.id);
  const opened = given.kind === "done" ? await setEnquiryState(lin, given.enquiry, "open") : given;
  expect([given.kind, opened.kind]).toEqual(["done", "done"]);
  const events = [given, opened].map((result) => (result.kind === "done" ? (result.event ?? "") : ""));
  expect(await setEnquiryState(tunde, enquiry, "closed")).toMatchObject({
    kind: "conflict",
    enquiry: { state: "open" },
  });
  expect(await undoEvents(tunde, events)).toEqual({ undone: 0, conflicts: [enquiry.id, enquiry.id] });
  expect(await undoEvents(lin, [events[1] ?? ""])).toEqual({ undone: 1, conflicts: [] });
  expect(await reloadEnquiry(enquiry)).toMatchObject({ state: "new", assigneeId: lin.id, dueAt: enquiry.dueAt });
  expect(await eventActions(enquiry.id)).toEqual(expect.arrayContaining(["assigned", "state_changed", "undone"]));
});

test("two clicks of one operator in a row are no conflict", async () => {
  const enquiry = await postEnquiry();
  expect(await assignEnquiry(tunde, enquiry, tunde.id)).toMatchObject({ kind: "done" });
  expect(await setEnquiryState(tunde, enquiry, "open")).toMatchObject({ enquiry: { state: "open", version: 3 } });
  expect(await setEnquiryState(lin, enquiry, "closed")).toMatchObject({ kind: "conflict" });
});

test("an answer clears the due time, and undo restores it", async () => {
  const enquiry = await postEnquiry();
  const answered = await setEnquiryState(tunde, enquiry, "answered");
  expect(answered).toMatchObject({ enquiry: { dueAt: null, firstAnsweredAt: expect.any(String) } });
  await undoEvents(tunde, [answered.kind === "done" ? (answered.event ?? "") : ""]);
  expect(await reloadEnquiry(enquiry)).toMatchObject({ dueAt: enquiry.dueAt, firstAnsweredAt: null });
});

test("marking as spam cancels deliveries, and marking as not spam delivers as if just received", async () => {
  const enquiry = await postEnquiry();
  expect(await deliveryStates(enquiry.id)).toEqual(["notice waiting", "submission sent"]);
  const marked = await setEnquiryState(tunde, enquiry, "spam");
  expect(await deliveryStates(enquiry.id)).toEqual(["notice cancelled", "submission sent"]);
  expect(await getSubmission(enquiry.id)).toMatchObject({ state: "spam" });
  await undoEvents(tunde, [marked.kind === "done" ? (marked.event ?? "") : ""]);
  expect(await deliveryStates(enquiry.id)).toEqual(["notice waiting", "submission sent"]);
  expect(await getSubmission(enquiry.id)).toMatchObject({ state: "delivered" });

  const lost = await postEnquiry();
  await currentStore().service.from("deliveries").update({ state: "given_up" }).eq("submission_id", lost.id);
  await setEnquiryState(tunde, lost, "spam");
  expect(await deliveryStates(lost.id), "nothing is left to send again").toEqual([
    "notice cancelled",
    "submission cancelled",
  ]);

  const bot = await postEnquiry({ name: "Taken for a bot", leave_empty: "x" });
  expect([bot.state, await deliveryStates(bot.id)]).toEqual(["spam", []]);
  const now = Date.parse("2026-11-18T19:00:00.000Z");
  const acquitted = await markNotSpam(tunde, bot, now, destinations);
  expect(acquitted).toMatchObject({
    kind: "done",
    enquiry: { state: "new", dueAt: new Date(dayLater("2026-11-18T19:00:00.000Z")).toISOString() },
  });
  expect(await deliveryStates(bot.id)).toEqual(["notice waiting", "submission waiting"]);
  expect((await getSubmission(bot.id))?.state).not.toBe("spam");
  expect(await markNotSpam(lin, bot, now, destinations)).toMatchObject({ kind: "conflict" });
});

test("a reply is sent once, is stored as a note, and marks the enquiry as answered when sent", async () => {
  const enquiry = await postEnquiry({ email: "Ravi@Lakeshift.example" });
  const reply = { id: randomUUID(), subject: "A night desk", text: "Hello Ravi,\n\nYes.", answers: true };
  await sendReply(tunde, enquiry, reply);
  await sendReply(tunde, enquiry, reply);
  const replies = (await deliveriesOfSubmissions([enquiry.id])).filter(({ kind }) => kind === "reply");
  expect(replies).toMatchObject([
    { recipient: "ravi@lakeshift.example", state: "waiting", payload: { name: "Tunde Bakare" } },
  ]);
  expect((await reloadEnquiry(enquiry)).state).toBe("new");
  await attemptWaiting(enquiry.id, "reply", { kind: "sent" });
  expect(await reloadEnquiry(enquiry)).toMatchObject({
    state: "answered",
    dueAt: null,
    firstAnsweredAt: expect.any(String),
  });
  expect(await notesOfEnquiries([enquiry.id])).toMatchObject([
    { kind: "reply", text: reply.text, settledAt: expect.any(String) },
  ]);
  await settleReplies();
  expect(await eventActions(enquiry.id)).toEqual(expect.arrayContaining(["replied", "attempted", "state_changed"]));
});

test("a rejected reply reopens the enquiry with its old due time, and can be sent again", async () => {
  const enquiry = await postEnquiry();
  await sendReply(tunde, enquiry, { id: randomUUID(), subject: "Hello", text: "Hello", answers: true });
  await setEnquiryState(tunde, await reloadEnquiry(enquiry), "answered");
  await setEnquiryState(tunde, await reloadEnquiry(enquiry), "won");
  await attemptWaiting(enquiry.id, "reply", { kind: "rejected", reason: "550 no such mailbox" });
  expect(await reloadEnquiry(enquiry)).toMatchObject({ state: "open", firstAnsweredAt: null, dueAt: enquiry.dueAt });
  expect((await eventsOfSubject("enquiry", enquiry.id)).at(-1)).toMatchObject({
    operatorId: null,
    details: { from: "won", to: "open", because: "reply_lost" },
  });
  const [lost] = (await deliveriesOfSubmissions([enquiry.id])).filter(({ kind }) => kind === "reply");
  expect(await resendDelivery(tunde, enquiry.id, lost?.id ?? "")).toBe("queued");
  await attemptWaiting(enquiry.id, "reply", { kind: "sent" });
  expect(await reloadEnquiry(enquiry)).toMatchObject({ state: "answered", dueAt: null });
  expect(await resendDelivery(tunde, randomUUID(), lost?.id ?? "")).toBe("nothing");
});

test("an answer before a lost reply remains the first answer", async () => {
  const enquiry = await postEnquiry();
  await setEnquiryState(tunde, enquiry, "answered", Date.now() - 60_000);
  const { firstAnsweredAt } = await reloadEnquiry(enquiry);
  await sendReply(tunde, enquiry, { id: randomUUID(), subject: "Hello", text: "Hello", answers: true });
  await attemptWaiting(enquiry.id, "reply", { kind: "rejected", reason: "550 no such mailbox" });
  expect(await reloadEnquiry(enquiry)).toMatchObject({ state: "open", firstAnsweredAt, dueAt: null });
});

test("no reply goes to spam, and a reply that spam cancelled can be sent again", async () => {
  const enquiry = await postEnquiry();
  const written = { subject: "Hello", text: "Hello", answers: true };
  await sendReply(tunde, enquiry, { ...written, id: randomUUID() });
  const [reply] = (await deliveriesOfSubmissions([enquiry.id])).filter(({ kind }) => kind === "reply");
  await setEnquiryState(tunde, enquiry, "spam");
  const spam = await reloadEnquiry(enquiry);
  expect(await sendReply(tunde, spam, { ...written, id: randomUUID() })).toBe("spam");
  expect(await resendDelivery(tunde, enquiry.id, reply?.id ?? "")).toBe("spam");
  expect(await notesOfEnquiries([enquiry.id])).toHaveLength(1);
  await markNotSpam(tunde, spam, Date.now(), destinations);
  expect(await deliveryStates(enquiry.id)).toContain("reply cancelled");
  expect(await resendDelivery(tunde, enquiry.id, reply?.id ?? "")).toBe("queued");
});

test("refuses a different text under a used key", async () => {
  const enquiry = await postEnquiry();
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
  // Without its delivery the reply was never queued, so its text may change.
  await currentStore().service.from("deliveries").delete().eq("kind", "reply");
  expect(await sendReply(tunde, enquiry, { ...first, text: "Third" })).toBe("queued");
  expect((await notesOfEnquiries([enquiry.id])).map(({ text }) => text)).toContain("Third");
});

test("search finds notes, and only a note's author and owners may remove it", async () => {
  const enquiry = await postEnquiry();
  const id = randomUUID();
  await addNote(tunde, { id, enquiryId: enquiry.id, text: "Four **stations**" });
  const search = () =>
    listEnquiries({ kind: "enquiry", states: ["new"], words: ["**stations**"] }, { sort: "due", limit: 9 });
  expect(await search()).toHaveLength(1);
  expect(await removeNote(lin, id)).toBeNull();
  const event = await removeNote(tunde, id);
  expect(await search()).toHaveLength(0);
  expect(await undoEvents(tunde, [event ?? ""])).toMatchObject({ undone: 1 });
  expect(await search()).toHaveLength(1);
});
