import type { Page } from "@playwright/test";
import { runSite } from "./run-site.ts";
import { test as base, expect } from "./test.ts";
import { answers, runWebhook } from "./webhook-server.ts";

type Received = { body: Record<string, string>; id: string };
type Desk = {
  site: string;
  received: () => Received[];
  answerWith: (status: number) => void;
  /** Keeps answers back until the returned function is called. */
  hold: (status?: number) => () => void;
};

// A site and a webhook of each test's own: what a failed delivery leaves behind is sent again, and must not reach others.
export const test = base.extend<{ desk: Desk }>({
  desk: async ({}, use) => {
    const webhook = await runWebhook();
    const site = await runSite({ WEBHOOK_URL: webhook.url, LOG_LEVEL: "silent" });
    await use({
      site: site.url,
      received: () =>
        webhook.received.map(({ body, headers }) => ({ body: JSON.parse(body), id: String(headers["webhook-id"]) })),
      answerWith: (status) => webhook.respond(answers.status(status, { location: webhook.url })),
      hold: (status = 200) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        webhook.respond((_, response) => promise.then(() => response.writeHead(status).end()));
        return resolve;
      },
    });
    await webhook.stop();
    await site.stop();
  },
  baseURL: async ({ desk }, use) => use(desk.site),
});

export const enquiry = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  company: "Analytical",
  message: "Two lines\nof text",
};

export async function fillEnquiry(page: Page, { company = enquiry.company } = {}) {
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByLabel("Name").fill(enquiry.name);
  await form.getByLabel("Email").fill(enquiry.email);
  await form.getByLabel("Company").fill(company);
  await form.getByLabel("Message").fill(enquiry.message);
  return form;
}

export const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

export { expect };
