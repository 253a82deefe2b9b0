import type { Page } from "@playwright/test";
import { test as base, expect } from "./test.ts";
import { answers, type WebhookServer } from "./webhook-server.ts";

type Received = { body: Record<string, string>; id: string };
type Desk = {
  received: () => Received[];
  answerWith: (status: number) => void;
  /** Keeps answers back until the returned function is called. */
  hold: (status?: number) => () => void;
};

let visitors = 0;

export const test = base.extend<{ desk: Desk }>({
  desk: async ({ office: { webhook } }, use) => {
    const idOf = ({ headers }: WebhookServer["received"][number]) => String(headers["webhook-id"]);
    const earlier = new Set(webhook.received.map(idOf));
    webhook.respond(answers.status(200));
    await use({
      received: () =>
        webhook.received
          .filter((delivery) => !earlier.has(idOf(delivery)))
          .map((delivery) => ({ body: JSON.parse(delivery.body), id: idOf(delivery) })),
      answerWith: (status) => webhook.respond(answers.status(status, { location: webhook.url })),
      hold: (status = 200) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        webhook.respond((_, response) => promise.then(() => response.writeHead(status).end()));
        return resolve;
      },
    });
    webhook.respond(answers.status(200));
  },
  baseURL: async ({ office }, use) => use(office.site.url),
  // A visitor of each test's own: the same words from the same address would be the same submission.
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ "x-forwarded-for": `10.7.${visitors >> 8}.${visitors & 255}` });
  },
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
