import type { Page } from "@playwright/test";
import { test as base, expect } from "./test.ts";
import { type WebhookServer, webhookAnswers } from "./webhook-server.ts";

type ReceivedSubmission = { body: Record<string, string>; id: string };
type FormWebhook = {
  received: () => ReceivedSubmission[];
  answerWith: (status: number) => void;
  /** Delays the webhook's answers until the returned function is called. */
  pauseAnswers: (status?: number) => () => void;
};

let visitorCount = 0;

export const test = base.extend<{ formWebhook: FormWebhook }>({
  formWebhook: async ({ webhookSite: { webhook } }, use) => {
    const idOf = ({ headers }: WebhookServer["received"][number]) => String(headers["webhook-id"]);
    const earlier = new Set(webhook.received.map(idOf));
    webhook.respond(webhookAnswers.status(200));
    await use({
      received: () =>
        webhook.received
          .filter((delivery) => !earlier.has(idOf(delivery)))
          .map((delivery) => ({ body: JSON.parse(delivery.body), id: idOf(delivery) })),
      answerWith: (status) => webhook.respond(webhookAnswers.status(status, { location: webhook.url })),
      pauseAnswers: (status = 200) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        webhook.respond((_, response) => promise.then(() => response.writeHead(status).end()));
        return resolve;
      },
    });
    webhook.respond(webhookAnswers.status(200));
  },
  baseURL: async ({ webhookSite }, use) => use(webhookSite.site.url),
  // Each test posts from an address of its own: the same words from the same address would count as one submission.
  extraHTTPHeaders: async ({}, use) => {
    visitorCount += 1;
    await use({ "x-forwarded-for": `10.7.${visitorCount >> 8}.${visitorCount & 255}` });
  },
});

export const typedEnquiry = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  company: "Analytical",
  message: "Two lines\nof text",
};

export async function fillEnquiry(page: Page, { company = typedEnquiry.company } = {}) {
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByLabel("Name").fill(typedEnquiry.name);
  await form.getByLabel("Email").fill(typedEnquiry.email);
  await form.getByLabel("Company").fill(company);
  await form.getByLabel("Message").fill(typedEnquiry.message);
  return form;
}

export const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });

export { expect };
