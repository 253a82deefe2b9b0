import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { storeEngines } from "../../tests/support/engines.ts";
import { provideStore } from "./current-store.server.ts";
import {
  changeEnquiry,
  createEnquiries,
  type Enquiry,
  type EnquiryChanges,
  enquiriesOfPerson,
  getEnquiry,
  latestEnquiryChangesKey,
  type NewEnquiry,
} from "./enquiries.server.ts";
import { deleteOldSpam } from "./enquiry-deletion.server.ts";
import { enquiryStates } from "./enquiry-states.ts";
import { countEnquiries, type EnquiryFilter, type EnquirySort, listEnquiries } from "./enquiry-views.server.ts";
import { createNote, notesOfEnquiries, setNoteRemoved } from "./notes.server.ts";
import { createSubmission, getSubmission } from "./submissions.server.ts";

const noon = Date.parse("2026-11-18T12:00:00.000Z");
const hoursFromNoon = (hours: number) => new Date(noon + hours * 60 * 60_000).toISOString();
const allEnquiries: EnquiryFilter = { kind: "enquiry", states: enquiryStates };

describe.each(Object.entries(storeEngines))("enquiries on %s", (_name, open) => {
  let store: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    store = await open();
    provideStore({ ...store, cache: createRevalidatingCache() });
  });
  beforeEach(async () => {
    for (const table of ["enquiries", "notes", "submissions"])
      await store.service.from(table).delete().not("id", "is", null);
  });
  afterAll(() => store.close());

  test("an enquiry is stored once and read back unchanged", async () => {
    const row = makeEnquiry({ name: '{"a":1}', company: "  [1, 2] ", excerpt: "42", email: "ada@example.com" });
    expect([await createEnquiries([row]), await createEnquiries([row])]).toEqual([1, 0]);
    const { words, ...shown } = row;
    expect(await getEnquiry(row.id)).toMatchObject({
      ...shown,
      waitsFrom: row.receivedAt,
      version: 1,
      assigneeId: null,
    });
    expect(await enquiriesOfPerson(" ADA@example.com", 9)).toHaveLength(1);
  });

  test("the table accepts every state", async () => {
    for (const state of enquiryStates) expect(await stored({ state })).toMatchObject({ state });
  });

  test("of two changes to the same version of an enquiry, one is refused", async () => {
    const row = await stored();
    const before = await latestEnquiryChangesKey();
    const answers = await Promise.all([
      changeEnquiry(row, { state: "open" }),
      changeEnquiry(row, { state: "closed", dueAt: null }),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await getEnquiry(row.id)).toMatchObject({ version: 2, state: answers.find(Boolean)?.state });
    expect(await latestEnquiryChangesKey()).not.toBe(before);
  });

  test.each<EnquirySort>(["due", "newest"])("pages by %s are complete and stay in place", async (sort) => {
    const dues = [hoursFromNoon(3), null, hoursFromNoon(1), hoursFromNoon(3), null, hoursFromNoon(2), null];
    await createEnquiries(
      dues.map((dueAt, n) => makeEnquiry({ dueAt, receivedAt: hoursFromNoon(-(n % 3)), name: String(n) })),
    );
    const whole = await listEnquiries(allEnquiries, { sort, limit: 50 });
    expect(whole).toHaveLength(7);
    const keys = whole.map(({ dueAt, receivedAt }) => (sort === "due" ? (dueAt ?? "later") : receivedAt));
    expect(keys).toEqual(sort === "due" ? keys.toSorted() : keys.toSorted().reverse());
    const paged: string[] = [];
    let after: Enquiry | undefined;
    for (let page = await listEnquiries(allEnquiries, { sort, limit: 2 }); page.length > 0; ) {
      paged.push(...page.map(({ id }) => id));
      // An enquiry that arrives meanwhile must not move the next page.
      await createEnquiries([makeEnquiry({ dueAt: hoursFromNoon(-9), receivedAt: hoursFromNoon(9), state: "spam" })]);
      after = page.at(-1);
      page = await listEnquiries({ ...allEnquiries, states: ["new"] }, { sort, limit: 2, after });
    }
    expect(paged).toEqual(whole.map(({ id }) => id));
    const open = { ...allEnquiries, states: ["new"] as const };
    for (const [index, row] of whole.entries()) {
      expect(await countEnquiries(open, { sort, before: row })).toBe(index);
      const [previous] = await listEnquiries(open, { sort, limit: 1, before: row });
      expect(previous?.id).toBe(whole[index - 1]?.id);
    }
  });

  test("a filter applies every field that is set, and a search every word", async () => {
    const mine = randomUUID();
    const rows = [
      await stored({ page: "/rapid-development", project: "branding" }, { assigneeId: mine }),
      await stored({ page: "/contact", budget: "50k+", words: 'zoë 100% of_it (a,b) "quoted"' }),
      await stored({ kind: "sign_up" }, { state: "closed" }),
    ];
    const ids = async (filter: Partial<EnquiryFilter>) =>
      (await listEnquiries({ ...allEnquiries, ...filter }, { sort: "newest", limit: 9 })).map(({ id }) =>
        rows.findIndex((row) => row.id === id),
      );
    expect(await ids({ page: "/rapid-development" })).toEqual([0]);
    expect(await ids({ notPage: "/rapid-development" })).toEqual([1]);
    expect(await ids({ assigneeId: mine })).toEqual([0]);
    expect(await ids({ assigneeId: null })).toEqual([1]);
    expect(await ids({ project: "branding" })).toEqual([0]);
    expect(await ids({ budget: "50k+" })).toEqual([1]);
    expect(await ids({ kind: "sign_up" })).toEqual([2]);
    expect(await ids({ receivedFrom: hoursFromNoon(1) })).toEqual([]);
    for (const words of [["zoë"], ["of_it", "100%"], ["(a,b)"], ['"quoted"'], ["oted"]])
      expect(await ids({ words }), words.join()).toEqual([1]);
    expect(await ids({ words: ["zoë", "nowhere"] })).toEqual([]);
  });

  test("a note is stored once, and is listed again when its removal is undone", async () => {
    const row = await stored();
    const note = { id: randomUUID(), enquiryId: row.id, kind: "note" as const, operatorId: null, text: " [1]\n" };
    expect([await createNote(note), await createNote(note)]).toMatchObject([{ text: " [1]\n" }, null]);
    expect([await setNoteRemoved(note.id, true), await setNoteRemoved(note.id, true)]).toEqual([true, false]);
    expect(await notesOfEnquiries([row.id])).toEqual([]);
    await setNoteRemoved(note.id, false);
    expect(await notesOfEnquiries([row.id])).toHaveLength(1);
  });

  test("old spam is deleted together with its submission, by when it became spam", async () => {
    const old = await stored({ state: "spam", spamSince: hoursFromNoon(-2), receivedAt: hoursFromNoon(-99) });
    const recent = await stored({ state: "spam", spamSince: hoursFromNoon(0), receivedAt: hoursFromNoon(-99) });
    for (const { id } of [old, recent])
      await createSubmission({
        ...{ id, formType: "f", formId: "f", body: {} },
        state: "spam",
        createdAt: hoursFromNoon(-99),
      });
    expect(await deleteOldSpam(hoursFromNoon(-1))).toBe(1);
    expect([await getEnquiry(old.id), await getSubmission(old.id)]).toEqual([null, null]);
    expect(await getSubmission(recent.id)).not.toBeNull();
  });

  async function stored(given: Partial<NewEnquiry> = {}, changes?: EnquiryChanges): Promise<Enquiry> {
    const row = makeEnquiry(given);
    await createEnquiries([row]);
    const created = (await getEnquiry(row.id)) as Enquiry;
    return changes ? ((await changeEnquiry(created, changes)) as Enquiry) : created;
  }
});

function makeEnquiry(given: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    ...{ id: randomUUID(), formId: "contact_form", kind: "enquiry", state: "new", page: "/contact" },
    ...{ receivedAt: hoursFromNoon(0), dueAt: hoursFromNoon(9), spamSince: null },
    ...{ name: "Ada", email: "", company: "", project: "", budget: "", excerpt: "", words: "hello" },
    ...given,
  };
}
