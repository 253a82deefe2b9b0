import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { MAX_PER_FORM_NETWORK_MINUTE } from "#app/forms/rate-limit.server.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, runSite, type SiteProcess } from "../support/run-site.ts";
import { runWebhookServer, type WebhookServer, webhookAnswers } from "../support/webhook-server.ts";

describe("each form's post", () => {
  const DATA_DIR = makeFolder();
  let hook: WebhookServer;
  let site: SiteProcess;
  beforeAll(async () => {
    hook = await runWebhookServer();
    site = await runSite({ DATA_DIR, WEBHOOK_URL: hook.url, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    await site.stop();
    await hook.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  test("reaches the webhook with exactly the specified keys, from every page that has the form", async () => {
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const contact = { formType: "contact_form", formId: "contact_form", timestamp };
    const words = { name: "Ada", email: "ada@example.com", company: "" };
    const chosen = { project: "branding", budget: "50k+" };
    const email = "ada@example.com";
    const blog = { formType: "blog_form", formId: "blog_form", email, timestamp, source: "blog_subscribe" };
    const lab = { formType: "blog_form", formId: "blog_form_2", email, timestamp, source: "lab_newsletter" };
    const request = { categories: "AI/ML", tags: "agents, evals", style: "Tutorial" };
    const cases: [string, Record<string, string>, object, number][] = [
      ["/", enquiryFields("home", chosen), { ...contact, ...words, ...chosen, message: "home" }, 303],
      ["/contact", enquiryFields("page"), { ...contact, ...words, project: "", budget: "", message: "page" }, 303],
      [
        "/rapid-development",
        enquiryFields("fast"),
        { ...contact, ...words, project: "", budget: "", message: "fast" },
        303,
      ],
      ["/blog/rapid-mvp-development", { email }, blog, 303],
      ["/experiment/two-clocks", { email: "other@example.com" }, { ...blog, email: "other@example.com" }, 303],
      ["/lab", { email }, lab, 200],
      [
        "/admin?tab=cms",
        { form: "blog_post_form", ...request },
        { formType: "blog_post_creation", formId: "blog_post_form", timestamp, ...request },
        200,
      ],
      [
        "/admin?tab=cms",
        { form: "linkedin_post_form" },
        {
          formType: "linkedin_post_creation",
          formId: "linkedin_post_form",
          timestamp,
          categories: "",
          tags: "",
          style: "",
        },
        200,
      ],
    ];
    for (const [path, fields, body, status] of cases) {
      const response = await postForm(site.url + path, fields);
      expect([path, response.status]).toEqual([path, status]);
      if (status === 303) expect(response.headers.get("location")).toBe("/thank-you");
      const received = JSON.parse(hook.received.at(-1)?.body ?? "null");
      expect(received).toEqual(body);
      expect(Object.keys(received)).toEqual(Object.keys(body));
    }
    expect(hook.received).toHaveLength(cases.length);
  });

  test("is refused with a status below 500 if it is malformed", async () => {
    const ask = async (body: BodyInit, headers: Record<string, string> = {}) =>
      (await fetch(`${site.url}/contact`, { method: "POST", body, headers, redirect: "manual" })).status;
    const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
    expect(await ask("{}", { "content-type": "application/json" })).toBe(415);
    expect(await ask("name=%E0%A4%A&email=ada@example.com&message=x", urlencoded)).toBe(400);
    expect(await ask(`message=${"x".repeat(70_000)}`, urlencoded)).toBe(413);
    expect(await ask(`message=${"x".repeat(5_000_000)}`, urlencoded)).toBe(413);
    expect(await ask("x", { "content-type": "multipart/form-data; boundary=b" })).toBe(400);
    expect(await ask(new URLSearchParams(enquiryFields("x")), { origin: "https://evil.example" })).toBe(403);
    expect(await ask(new URLSearchParams(enquiryFields("x")), { origin: "no origin" })).toBe(400);
    expect(await ask(new URLSearchParams({ name: "Ada" }))).toBe(400);
  });

  test("is limited for each client address separately", async () => {
    const flood = await Promise.all(
      Array.from({ length: MAX_PER_FORM_NETWORK_MINUTE + 10 }, (_, n) =>
        postForm(`${site.url}/contact`, enquiryFields(`flood ${n}`), "198.51.100.1"),
      ),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await postForm(`${site.url}/contact`, enquiryFields("no flood"), "198.51.100.2")).status).toBe(303);
  });

  test("is answered as specified while the webhook fails, and delivered under the same id once it works again", async () => {
    const ways: [string, Parameters<typeof hook.respond>[0], number][] = [
      ["500", webhookAnswers.status(500), 502],
      ["301", webhookAnswers.status(301, { location: hook.url }), 502],
      ["reset", webhookAnswers.reset, 502],
      ["a hang", webhookAnswers.hang, 303],
      ["10 MB", webhookAnswers.flood, 303],
    ];
    const before = hook.received.length;
    for (const [name, way, status] of ways) {
      hook.respond(way);
      expect([name, (await postForm(`${site.url}/contact`, enquiryFields(name))).status]).toEqual([name, status]);
      // Only this post may meet this behaviour, since the worker retries earlier ones meanwhile.
      hook.respond(webhookAnswers.status(503));
    }
    await hook.stop();
    expect((await postForm(`${site.url}/contact`, enquiryFields("refused"))).status).toBe(502);

    const back = await runWebhookServer(webhookAnswers.status(200), hook.port);
    const { service, close } = await openEmbeddedWithoutLock(DATA_DIR);
    const unsent = async () => (await service.from("deliveries").select("state").neq("state", "sent")).data;
    await expect.poll(() => back.received.length, { timeout: 60_000, interval: 500 }).toBeGreaterThan(0);
    await runCommand(["scripts/outbox.ts", "--retry", "all"], { DATA_DIR });
    await expect.poll(unsent, { timeout: 60_000, interval: 500 }).toEqual([]);
    await close();
    await back.stop();

    const all = [...hook.received.slice(before), ...back.received].map(({ headers, body }) => [
      headers["webhook-id"],
      body,
    ]);
    const idsOf = (message: string) =>
      new Set(all.filter(([, body]) => JSON.parse(String(body)).message === message).map(([id]) => id));
    const messages = [...ways.map(([name]) => name), "refused"];
    for (const message of messages) expect([...idsOf(message)]).toHaveLength(1);
    expect(new Set(messages.flatMap((message) => [...idsOf(message)])).size).toBe(6);
    // The webhook accepted this one the first time, so it must not be sent again.
    expect(all.filter(([, body]) => JSON.parse(String(body)).message === "10 MB")).toHaveLength(1);
  });
});
