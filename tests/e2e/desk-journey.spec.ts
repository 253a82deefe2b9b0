import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { fillEnquiry, sendButton, typedEnquiry } from "../support/form-webhook.ts";
import { waitForHydration } from "../support/hydrated.ts";
import { type JourneyStore, journeyStores } from "../support/journey-stores.ts";
import { type MailServer, runMailServer } from "../support/mail-server.ts";
import { findFreePort, makeFolder, runSite } from "../support/run-site.ts";
import { test as base, expect } from "../support/test.ts";
import { addVirtualAuthenticator } from "../support/virtual-authenticator.ts";
import { runWebhookServer, type WebhookServer, webhookAnswers } from "../support/webhook-server.ts";

type Agency = {
  url: string;
  dataDir: string;
  store: JourneyStore;
  mail: MailServer;
  webhook: WebhookServer;
  /** Stops the site, does the work, and starts the site again. */
  whileDown: (work: () => Promise<void>) => Promise<void>;
};

/** A site whose desk nobody has claimed, with a mail server and a webhook that answers 503. */
const test = base.extend<{ storeName: string; agency: Agency }>({
  storeName: ["SQLite", { option: true }],
  agency: async ({ storeName }, use) => {
    const home = makeFolder();
    const store = await (journeyStores[storeName] as (typeof journeyStores)[string])(home);
    const [mail, webhook] = [await runMailServer(), await runWebhookServer(webhookAnswers.status(503))];
    const PORT = String(await findFreePort());
    const start = () =>
      runSite({
        ...{ ...store.env(), PORT, LOG_LEVEL: "silent", WEBHOOK_URL: webhook.url },
        ...{ SMTP_URL: mail.url, MAIL_FROM: "Furlong <hello@furlong.example>" },
      });
    let site = await start();
    const whileDown = async (work: () => Promise<void>) => {
      await site.stop();
      await work();
      site = await start();
    };
    await use({ url: `http://localhost:${PORT}`, dataDir: join(home, "data"), store, mail, webhook, whileDown });
    await Promise.all([site.stop(), mail.stop(), webhook.stop()]);
    await store.close();
    rmSync(home, { recursive: true, force: true });
  },
  baseURL: async ({ agency }, use) => use(agency.url),
});

const enquiryDetail = (page: Page) => page.locator("[data-enquiry]");
const historyList = (page: Page) => page.getByRole("list", { name: "What has happened" });
const personPath = `/desk/persons?${new URLSearchParams({ email: typedEnquiry.email })}`;

// Erasing is refused until the owner confirms, and the page polls for changes while the site is down.
test.use({ expectedConsole: /status of 403|ERR_CONNECTION_/ });
// The journey takes as long as several tests.
test.slow();

for (const storeName of Object.keys(journeyStores)) {
  test.describe(`on ${storeName}`, () => {
    test.use({ storeName });
    test("an enquiry's whole life: from a bare start to a person who stays erased", runEnquiryJourney);
  });
}

async function runEnquiryJourney({ page, browser, agency }: { page: Page; browser: Browser; agency: Agency }) {
  const { dataDir, store, mail, webhook } = agency;
  await addVirtualAuthenticator(page);
  await page.goto(readFileSync(join(dataDir, "first-operator"), "utf8").trim());
  await page.getByLabel("Your name").fill("Tunde Bakare");
  await page.getByLabel("E-mail").fill("tunde@furlong.example");
  await page.getByRole("button", { name: "Make a passkey and open the desk" }).click();
  await expect(page).toHaveURL("/desk");
  await page.getByRole("navigation", { name: "Desk", exact: true }).getByRole("link", { name: "Enquiries" }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();

  const visitor = await browser.newPage({ baseURL: agency.url });
  await visitor.goto("/contact");
  await waitForHydration(visitor);
  await fillEnquiry(visitor);
  await sendButton(visitor).click();
  await page.getByRole("link", { name: typedEnquiry.name }).click();
  await visitor.close();
  await page.getByLabel("With").selectOption({ label: "Me (Tunde)" });
  await expect(historyList(page)).toContainText("Tunde took it.");
  await page.getByRole("tab", { name: "Write a note" }).click();
  await page.getByLabel("Note, for the desk alone").fill("Her engine, our looms.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(historyList(page)).toContainText("Her engine, our looms.");
  await page.getByRole("tab", { name: "Reply by e-mail" }).click();
  await page.getByLabel("Subject").fill("Two lines of an answer");
  await page.getByLabel("Message", { exact: true }).fill("Hello Ada,\n\nYes.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(historyList(page)).toContainText("Reply delivered");
  await expect(enquiryDetail(page)).toHaveAttribute("data-state", "answered");
  const reply = mail.received.find(({ to }) => to.includes(typedEnquiry.email))?.mail;
  expect(reply).toMatchObject({ subject: "Two lines of an answer", text: expect.stringContaining("Hello Ada,") });

  const delivery = page.locator("[data-delivery]").first();
  await expect(delivery).toHaveAttribute("data-state", "failed");
  webhook.respond(webhookAnswers.status(200));
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(delivery).toHaveAttribute("data-state", "sent");
  const ids = webhook.received.map(({ headers }) => headers["webhook-id"]);
  expect(
    [ids.length > 1, new Set(ids).size],
    "the delivery keeps its first id, so that the receiver can drop a duplicate",
  ).toEqual([true, 1]);

  await page.getByRole("button", { name: "Mark as spam" }).click();
  // The state shows at once; the next change needs the version that the server answers with.
  await expect(page.getByText("One moved to Spam")).toBeVisible();
  await expect(enquiryDetail(page)).toHaveAttribute("data-state", "spam");
  await page.getByRole("button", { name: "Not spam" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to New" }).click();
  await expect(page.getByText("One moved to New")).toBeVisible();
  await expect(enquiryDetail(page)).toHaveAttribute("data-state", "new");

  await store.backUp();

  await page.getByRole("link", { name: "Look it up" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "JSON" }).click(),
  ]);
  const held = readFileSync(await download.path(), "utf8");
  for (const part of ["Her engine, our looms.", "Two lines of an answer", typedEnquiry.company])
    expect(held).toContain(part);

  await ageConfirmation(store);
  const erase = page.getByRole("region", { name: `Erase ${typedEnquiry.name}?` });
  await erase.getByLabel("Type the address to erase it").fill(typedEnquiry.email);
  await erase.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("button", { name: "Confirm with a passkey" }).click();
  await expect(page.getByText("Erased, with one submission and everything that belonged to it.")).toBeVisible();

  await agency.whileDown(async () => expect(await store.restore()).toBe(1));
  await page.goto(personPath);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText(`Nothing is held about “${typedEnquiry.email}”.`)).toBeVisible();
  await page.goto("/desk/enquiries");
  await expect(page.getByText("Nothing here yet")).toBeVisible();
}

/** Dates the owner's last confirmation so far back that erasing asks for the passkey again. */
function ageConfirmation({ withService }: JourneyStore) {
  return withService(async (service) => {
    const before = { confirmed_at: "2026-01-01T00:00:00.000Z" };
    await service.from("sessions").update(before).not("id", "is", null).throwOnError();
  });
}
