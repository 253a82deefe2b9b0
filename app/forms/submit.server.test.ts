import { describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";
import { listDeliveries } from "#app/data/deliveries.server.ts";
import { listSubmissions } from "#app/data/submissions.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createTestPipeline, enquiryBody, testStartMs } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";
import type { Verdict } from "./submit.server.ts";

provideEmbeddedStore();

const storedSubmissions = () => Array.fromAsync(listSubmissions());
const timestamp = new Date(testStartMs).toISOString();
const storedBody = {
  formType: "contact_form",
  formId: "contact_form",
  timestamp,
  ...{ name: "Ada", email: "ada@example.com", company: "", project: "", budget: "", message: "Hello" },
};

describe("an enquiry", () => {
  test("is stored, sent exactly as stored, and accepted", async () => {
    const desk = createTestPipeline();
    desk.outcome = async () => {
      expect(await storedSubmissions()).toMatchObject([{ state: "received", attempts: 1, body: storedBody }]);
      return { kind: "sent" };
    };
    expect(await desk.post(forms.contact, enquiryBody)).toMatchObject({ verdict: "accepted", form: forms.contact });
    const [row] = await storedSubmissions();
    expect(row).toMatchObject({
      state: "delivered",
      attempts: 1,
      createdAt: timestamp,
      deliveredAt: timestamp,
      nextAttemptAt: null,
    });
    expect(desk.sent).toEqual([{ id: row?.id, body: storedBody }]);
    expect(JSON.stringify(row?.body)).toBe(JSON.stringify(storedBody));
  });

  test.each<[Outcome, string, string]>([
    [{ kind: "failed", reason: "status 500" }, "failed", "failed"],
    [{ kind: "failed", reason: "ECONNREFUSED" }, "failed", "failed"],
    [{ kind: "rejected", reason: "status 410" }, "failed", "undeliverable"],
    [{ kind: "timeout" }, "accepted", "failed"],
  ])("after %o the visitor sees %s and the store holds %s", async (outcome, verdict, state) => {
    const desk = createTestPipeline();
    desk.outcome = outcome;
    const answer = await desk.post(forms.contact, enquiryBody);
    expect(answer.verdict).toBe(verdict);
    if (answer.verdict === "failed") expect(answer.values).toMatchObject(enquiryBody);
    const [row] = await storedSubmissions();
    expect(row?.state).toBe(state);
    if (state === "failed") expect(row?.nextAttemptAt).toBe(new Date(testStartMs + 5_000).toISOString());
  });

  test("without a webhook is accepted once it is stored, and does not count as delivered", async () => {
    const desk = createTestPipeline({ webhook: false });
    expect((await desk.post(forms.contact, enquiryBody)).verdict).toBe("accepted");
    expect((await desk.post(forms.contact, enquiryBody)).verdict).toBe("accepted");
    expect(await storedSubmissions()).toMatchObject([
      { state: "received", attempts: 0, deliveredAt: null, nextAttemptAt: null },
    ]);
    expect(await Array.fromAsync(listDeliveries())).toEqual([]);
  });

  test("that is invalid comes back as typed, with its errors, and is not stored", async () => {
    const answer = await createTestPipeline().post(forms.contact, {
      name: " ",
      email: "ada@",
      message: "Hello\r\nthere",
    });
    expect(answer).toEqual({
      verdict: "invalid",
      form: forms.contact,
      values: { name: " ", email: "ada@", company: "", project: "", budget: "", message: "Hello\r\nthere" },
      errors: {
        name: "Add a name so we know who to ask for.",
        email: "That is not a whole email address. It should look like name@company.ca.",
      },
      submission: null,
    });
    expect(await storedSubmissions()).toEqual([]);
  });

  test("that failed, was invalid, was limited and was corrected is one row", async () => {
    const desk = createTestPipeline();
    desk.outcome = { kind: "failed", reason: "ECONNREFUSED" };
    const failed = await desk.post(forms.contact, enquiryBody);
    const keyFrom = (verdict: Verdict) => ({ submission: ("submission" in verdict && verdict.submission) || "" });
    const invalid = await desk.post(forms.contact, { ...enquiryBody, name: " ", ...keyFrom(failed) });
    desk.limit = async () => false;
    const limited = await desk.post(forms.contact, { ...enquiryBody, ...keyFrom(invalid) });
    expect([failed, invalid, limited].map(({ verdict }) => verdict)).toEqual(["failed", "invalid", "limited"]);
    desk.limit = async () => true;
    await desk.post(forms.contact, { ...enquiryBody, message: "Hello, once more", ...keyFrom(limited) });
    expect(await storedSubmissions()).toMatchObject([{ body: { message: "Hello, once more" } }]);
  });

  test("that cannot be stored fails, comes back as typed, and is logged without the address", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const store = currentStore();
    const service = store.service;
    const broken = { from: () => service.from("no_such_table") } as unknown as Store["service"];
    provideStore({ ...store, service: broken });
    vi.spyOn(console, "error").mockImplementation(() => {});
    const desk = createTestPipeline();
    expect(await desk.post(forms.contact, enquiryBody)).toMatchObject({ verdict: "failed", values: enquiryBody });
    expect(desk.sent).toEqual([]);
    expect(error).toHaveBeenCalledOnce();
    expect(JSON.stringify(error.mock.calls)).not.toContain("ada@");
  });

  test("gets a response at the deadline, even while it is still being stored", async () => {
    const store = currentStore();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const from = store.service.from.bind(store.service);
    const slow = (table: string) => ({ select: () => ({ eq: () => answered.then(() => from(table).select()) }) });
    provideStore({ ...store, service: { from: slow } as unknown as Store["service"] });
    const desk = createTestPipeline();
    const posted = desk.post(forms.contact, { ...enquiryBody, submission: "3f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11" });
    await new Promise(setImmediate);
    desk.endWait();
    expect(await posted).toMatchObject({ verdict: "failed", submission: "3f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11" });
    provideStore(store);
    answer();
    await expect.poll(storedSubmissions, { timeout: 10_000 }).toMatchObject([{ state: "delivered" }]);
  });
});

describe("the other forms", () => {
  const posts = [forms.blogPost, forms.linkedInPost] as const;

  test.each([
    [forms.blogNewsletter, { email: "a@b.example" }],
    [forms.labNewsletter, { email: "a@b.example" }],
    [posts, { form: "blog_post_form" }],
    [posts, { form: "linkedin_post_form", categories: "AI/ML", tags: "=a, b", style: "Opinion" }],
  ])("%# uses the same pipeline", async (form, fields) => {
    const desk = createTestPipeline();
    expect((await desk.post(form, fields)).verdict).toBe("accepted");
    const [row] = await storedSubmissions();
    expect(desk.sent).toEqual([{ id: row?.id, body: row?.body }]);
    expect(row?.formId).toBe(row?.body.formId);
    if ("form" in fields) expect(row?.formId).toBe(fields.form);
  });

  test("a page with two forms refuses a post that names neither", async () => {
    for (const fields of [new Map(), new Map([["form", "contact_form"]])])
      expect(await createTestPipeline().post(posts, Object.fromEntries(fields))).toEqual({
        verdict: "refused",
        form: posts[0],
        status: 400,
      });
  });
});

describe("a bot", () => {
  test.each([
    ["fills in the honeypot", { leave_empty: "https://spam.example" }],
    ["is too fast for a human", { elapsed: "120" }],
    ["is too fast and leaves fields out", { elapsed: "0", name: "", email: "x" }],
  ])("that %s is stored as spam, told it succeeded, and not delivered", async (_name, signs) => {
    const desk = createTestPipeline();
    expect(await desk.post(forms.contact, { ...enquiryBody, ...signs })).toEqual({
      verdict: "accepted",
      form: forms.contact,
    });
    expect(await storedSubmissions()).toMatchObject([
      { state: "spam", attempts: 0, nextAttemptAt: null, deliveredAt: null },
    ]);
    expect(desk.sent).toEqual([]);
  });

  test.each(["300", "", "86400000", "-5", "NaN", "1e-9", "Infinity", "soon"])(
    "is not suspected after %s milliseconds",
    async (elapsed) => {
      await createTestPipeline().post(forms.contact, { ...enquiryBody, elapsed, leave_empty: "" });
      expect(await storedSubmissions()).toMatchObject([{ state: "delivered" }]);
    },
  );

  test("gets the specified error, and no false success, once the room for spam is used up", async () => {
    const desk = createTestPipeline();
    desk.hasSpamRoom = false;
    expect((await desk.post(forms.contact, { ...enquiryBody, leave_empty: "x" })).verdict).toBe("failed");
    expect(await storedSubmissions()).toEqual([]);
    expect((await desk.post(forms.contact, enquiryBody)).verdict).toBe("accepted");
  });

  test("is rate-limited like anyone else", async () => {
    const desk = createTestPipeline();
    desk.limit = async () => false;
    expect((await desk.post(forms.contact, { ...enquiryBody, leave_empty: "x" })).verdict).toBe("limited");
    expect(await storedSubmissions()).toEqual([]);
  });
});

describe("limits", () => {
  test("are checked before validation", async () => {
    const desk = createTestPipeline();
    desk.limit = async () => false;
    expect((await desk.post(forms.contact, { ...enquiryBody, email: "no" })).verdict).toBe("limited");
  });

  test("get the form and the address, and return the typed text", async () => {
    const desk = createTestPipeline();
    const posts: unknown[] = [];
    desk.limit = async ({ formId, address, isInternal }) => posts.push([formId, address, isInternal]) <= 2;
    await desk.post(forms.contact, enquiryBody);
    await desk.post(forms.blogPost, {}, { address: "2001:db8:1:2:3::4" });
    expect(await desk.post(forms.contact, enquiryBody)).toMatchObject({
      verdict: "limited",
      values: enquiryBody,
    });
    expect(posts).toEqual([
      ["contact_form", "192.0.2.1", false],
      ["blog_post_form", "2001:db8:1:2:3::4", true],
      ["contact_form", "192.0.2.1", false],
    ]);
  });
});
