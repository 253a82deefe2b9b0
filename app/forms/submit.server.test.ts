import { describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { contactForm } from "#app/content/contact-form.ts";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";
import { listSubmissions } from "#app/data/submissions.server.ts";
import type { Outcome } from "#app/integrations/webhook.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { enquiry, makeDesk, makeRequest, noon } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";
import type { Verdict } from "./submit.server.ts";

provideEmbeddedStore();

const rows = () => Array.fromAsync(listSubmissions());
const timestamp = new Date(noon).toISOString();
const body = {
  formType: "contact_form",
  formId: "contact_form",
  timestamp,
  ...{ name: "Ada", email: "ada@example.com", company: "", project: "", budget: "", message: "Hello" },
};

describe("an enquiry", () => {
  test("is stored, sent as it is stored, and accepted", async () => {
    const desk = makeDesk();
    desk.outcome = async () => {
      expect(await rows()).toMatchObject([{ state: "received", attempts: 1, body }]);
      return { kind: "delivered" };
    };
    expect(await desk.post(forms.contact, enquiry)).toMatchObject({ verdict: "accepted", form: forms.contact });
    const [row] = await rows();
    expect(row).toMatchObject({
      state: "delivered",
      attempts: 1,
      createdAt: timestamp,
      deliveredAt: timestamp,
      nextAttemptAt: null,
    });
    expect(desk.sent).toEqual([{ id: row?.id, body }]);
    expect(JSON.stringify(row?.body)).toBe(JSON.stringify(body));
  });

  test.each<[Outcome, string, string]>([
    [{ kind: "refused", status: 500 }, "failed", "failed"],
    [{ kind: "refused", status: 301 }, "failed", "failed"],
    [{ kind: "unreachable", reason: "ECONNREFUSED" }, "failed", "failed"],
    [{ kind: "gone" }, "failed", "undeliverable"],
    [{ kind: "timeout" }, "accepted", "failed"],
  ])("after %o is %s for the visitor and %s in the store", async (outcome, verdict, state) => {
    const desk = makeDesk();
    desk.outcome = outcome;
    const answer = await desk.post(forms.contact, enquiry);
    expect(answer.verdict).toBe(verdict);
    if (answer.verdict === "failed") expect(answer.values).toMatchObject(enquiry);
    const [row] = await rows();
    expect(row?.state).toBe(state);
    if (state === "failed") expect(row?.nextAttemptAt).toBe(new Date(noon + 5_000).toISOString());
  });

  test("without a webhook is at its destination once it is stored", async () => {
    const desk = makeDesk({ webhook: false });
    expect((await desk.post(forms.contact, enquiry)).verdict).toBe("accepted");
    expect((await desk.post(forms.contact, enquiry)).verdict).toBe("accepted");
    expect(await rows()).toMatchObject([
      { state: "delivered", attempts: 0, deliveredAt: timestamp, nextAttemptAt: null },
    ]);
  });

  test("that the schema does not take comes back whole, with its errors, and is not stored", async () => {
    const answer = await makeDesk().post(forms.contact, { name: " ", email: "ada@", message: "Hello\r\nthere" });
    expect(answer).toEqual({
      verdict: "invalid",
      form: forms.contact,
      values: { name: " ", email: "ada@", company: "", project: "", budget: "", message: "Hello\r\nthere" },
      errors: { name: contactForm.errors.name, email: contactForm.errors.emailIncomplete },
      submission: null,
    });
    expect(await rows()).toEqual([]);
  });

  test("that failed, came back once more and was corrected is one", async () => {
    const desk = makeDesk();
    desk.outcome = { kind: "unreachable", reason: "ECONNREFUSED" };
    const failed = await desk.post(forms.contact, enquiry);
    const handedOn = (verdict: Verdict) => ({ submission: ("submission" in verdict && verdict.submission) || "" });
    const invalid = await desk.post(forms.contact, { ...enquiry, name: " ", ...handedOn(failed) });
    desk.limit = async () => false;
    const limited = await desk.post(forms.contact, { ...enquiry, ...handedOn(invalid) });
    expect([failed, invalid, limited].map(({ verdict }) => verdict)).toEqual(["failed", "invalid", "limited"]);
    desk.limit = async () => true;
    await desk.post(forms.contact, { ...enquiry, message: "Hello, once more", ...handedOn(limited) });
    expect(await rows()).toMatchObject([{ body: { message: "Hello, once more" } }]);
  });

  test("that the store cannot take is failed, kept and logged", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const store = currentStore();
    const broken = { from: () => store.service.from("no_such_table") } as unknown as Store["service"];
    provideStore({ ...store, service: broken });
    vi.spyOn(console, "error").mockImplementation(() => {});
    const desk = makeDesk();
    expect(await desk.post(forms.contact, enquiry)).toMatchObject({ verdict: "failed", values: enquiry });
    expect(desk.sent).toEqual([]);
    expect(error).toHaveBeenCalledOnce();
    expect(JSON.stringify(error.mock.calls)).not.toContain("ada@");
  });
});

describe("the other forms", () => {
  const posts = [forms.blogPost, forms.linkedInPost] as const;

  test.each([
    [forms.blogNewsletter, { email: "a@b.example" }],
    [forms.labNewsletter, { email: "a@b.example" }],
    [posts, { form: "blog_post_form" }],
    [posts, { form: "linkedin_post_form", categories: "AI/ML", tags: "=a, b", style: "Opinion" }],
  ])("%# go the same way", async (form, fields) => {
    const desk = makeDesk();
    expect((await desk.post(form, fields)).verdict).toBe("accepted");
    const [row] = await rows();
    expect(desk.sent).toEqual([{ id: row?.id, body: row?.body }]);
    expect(row?.formId).toBe(row?.body.formId);
    if ("form" in fields) expect(row?.formId).toBe(fields.form);
  });

  test("a page with two of them needs to know which", async () => {
    for (const fields of [new Map(), new Map([["form", "contact_form"]])])
      expect(await makeDesk().post(posts, Object.fromEntries(fields))).toEqual({
        verdict: "refused",
        form: posts[0],
        status: 400,
      });
  });
});

describe("a bot", () => {
  test.each([
    ["fills the field that nobody sees", { leave_empty: "https://spam.example" }],
    ["is faster than anybody", { elapsed: "120" }],
    ["is fast and leaves fields out", { elapsed: "0", name: "", email: "x" }],
  ])("that %s is stored as spam, told that all went well, and not delivered", async (_name, signs) => {
    const desk = makeDesk();
    expect(await desk.post(forms.contact, { ...enquiry, ...signs })).toEqual({
      verdict: "accepted",
      form: forms.contact,
    });
    expect(await rows()).toMatchObject([{ state: "spam", attempts: 0, nextAttemptAt: null, deliveredAt: null }]);
    expect(desk.sent).toEqual([]);
  });

  test.each(["300", "", "-5", "NaN", "1e-9", "Infinity", "soon"])("is nobody who took %s ms", async (elapsed) => {
    await makeDesk().post(forms.contact, { ...enquiry, elapsed, leave_empty: "" });
    expect(await rows()).toMatchObject([{ state: "delivered" }]);
  });

  test("that floods is limited like anybody", async () => {
    const desk = makeDesk();
    desk.limit = async () => false;
    expect((await desk.post(forms.contact, { ...enquiry, leave_empty: "x" })).verdict).toBe("limited");
    expect(await rows()).toEqual([]);
  });
});

describe("limits", () => {
  test("count by form and network, and keep what was typed", async () => {
    const desk = makeDesk();
    const keys: string[] = [];
    desk.limit = async (key) => keys.push(key) <= 2;
    await desk.post(forms.contact, enquiry);
    await desk.post(forms.labNewsletter, enquiry, { address: "2001:db8:1:2:3::4" });
    expect(await desk.post(forms.contact, enquiry)).toMatchObject({
      verdict: "limited",
      values: enquiry,
    });
    expect(keys).toEqual(["contact_form 192.0.2.1", "blog_form_2 2001:db8:1:2::/64", "contact_form 192.0.2.1"]);
  });
});

describe("what is no form of ours is refused", () => {
  const urlencoded = "application/x-www-form-urlencoded";
  const raw = (body: BodyInit | null, headers: Record<string, string>) =>
    new Request("http://furlong.test/contact", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  const large = `message=${"x".repeat(64 * 1024)}`;
  const tornText = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n\xff\xfe\r\n--b--\r\n',
    "latin1",
  );
  const streamed = () => new Blob([large]).stream();

  test.each<[string, () => Request, number]>([
    ["JSON", () => raw("{}", { "content-type": "application/json" }), 415],
    ["plain text", () => raw("a", { "content-type": "text/plain" }), 415],
    ["no type at all", () => raw(new Blob(["name=Ada"]), {}), 415],
    ["a prototype's name", () => raw("a", { "content-type": "constructor" }), 415],
    ["too large a body", () => raw(large, { "content-type": urlencoded }), 413],
    ["one that says so", () => raw("a=b", { "content-type": urlencoded, "content-length": "65537" }), 413],
    ["one that does not say", () => raw(streamed(), { "content-type": urlencoded }), 413],
    ["a broken escape", () => raw("name=%E0%A4%A", { "content-type": urlencoded }), 400],
    ["bytes that are no text", () => raw(new Uint8Array([110, 61, 255]), { "content-type": urlencoded }), 400],
    ["such bytes in multipart", () => raw(tornText, { "content-type": "multipart/form-data; boundary=b" }), 400],
    [
      "another method",
      () => new Request("http://furlong.test/contact", { method: "PUT", body: new URLSearchParams() }),
      405,
    ],
    ["multipart without a boundary", () => raw("x", { "content-type": "multipart/form-data" }), 400],
    ["torn multipart", () => raw("--b\r\nnope", { "content-type": "multipart/form-data; boundary=b" }), 400],
  ])("%s", async (_name, make, status) => {
    expect(await makeDesk().send(make(), forms.contact)).toMatchObject({ verdict: "refused", status });
    expect(await rows()).toEqual([]);
  });

  test("a zero byte is left out", async () => {
    await makeDesk().post(forms.contact, { ...enquiry, message: "Hel\0lo" });
    expect(await rows()).toMatchObject([{ body: { message: "Hello" } }]);
  });

  test("a file in place of text", async () => {
    const data = new FormData();
    data.set("name", new File(["x"], "x.txt"));
    expect(await makeDesk().send(raw(data, {}), forms.contact)).toMatchObject({ verdict: "refused", status: 400 });
  });

  test("multipart is as good as urlencoded", async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(enquiry)) data.set(name, value);
    expect((await makeDesk().send(raw(data, {}), forms.contact)).verdict).toBe("accepted");
  });

  test("an empty body is a form with every field empty", async () => {
    expect((await makeDesk().send(raw("", { "content-type": urlencoded }), forms.contact)).verdict).toBe("invalid");
  });

  test.each<[boolean, Record<string, string>]>([
    [true, { origin: "https://evil.example" }],
    [true, { origin: "http://furlong.test", "sec-fetch-site": "cross-site" }],
    [true, { "sec-fetch-site": "cross-site" }],
    [true, { origin: "http://sub.furlong.test", "sec-fetch-site": "same-site" }],
    [true, { origin: "null" }],
    [true, { origin: "http://furlong.test:81" }],
    [true, { origin: "http://evil.example", "x-forwarded-host": "evil.example" }],
    [false, { origin: "http://furlong.test", "sec-fetch-site": "same-origin" }],
    [false, { origin: "null", "sec-fetch-site": "same-origin" }],
    [false, { origin: "https://furlong.test" }],
    [false, {}],
  ])("from another site: %s, by %o", async (isRefused, headers) => {
    const answer = await makeDesk().send(makeRequest(enquiry, { headers }), forms.contact);
    expect(answer).toMatchObject(isRefused ? { verdict: "refused", status: 403 } : { verdict: "accepted" });
  });
});
