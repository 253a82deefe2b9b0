import { rmSync } from "node:fs";
import { test as base } from "@playwright/test";
import { type MailServer, runMailServer } from "./mail-server.ts";
import { signIn } from "./operator.ts";
import { makeFolder, runSite, type SiteProcess } from "./run-site.ts";
import { type ContentEngine, openSeededEngine } from "./serve-store.ts";
import { sharedSite } from "./shared-site.ts";
import { runWebhookServer, type WebhookServer } from "./webhook-server.ts";

export type WorkerFixtures = {
  /** `off` serves pages as React Router rendered them. */
  firstPaint: "on" | "off";
  /** A seeded site for tests that only read. */
  site: Pick<SiteProcess, "url" | "output">;
  /** A site whose forms go to a webhook. A delivery that failed in one test may be sent again during the next. */
  webhookSite: { webhook: WebhookServer; site: SiteProcess };
  /** A site with an owner, and the owner's session cookie. */
  ownedSite: { site: SiteProcess; dataDir: string; cookie: string; password: string };
  /** A site that sends e-mail. */
  mailingSite: { site: SiteProcess; mail: MailServer; dataDir: string };
  /** The seeded store behind the sites of `siteOn`. */
  engine: ContentEngine;
};

/**
 * Fixtures that the tests of a worker share. Each starts when a test first asks for it. All are in this file, since Playwright
 * runs a file with worker fixtures of its own in workers of its own, with a new browser and new sites.
 */
export const test = base.extend<object, WorkerFixtures>({
  firstPaint: ["on", { scope: "worker", option: true }],
  site: [
    async ({ firstPaint }, use) => {
      if (firstPaint === "on") return use(sharedSite());
      const site = await runSite({ LOG_LEVEL: "warn", FIRST_PAINT: firstPaint });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  webhookSite: [
    async ({ firstPaint }, use) => {
      const webhook = await runWebhookServer();
      const env = { WEBHOOK_URL: webhook.url, TRUST_PROXY: "1", LOG_LEVEL: "silent", FIRST_PAINT: firstPaint };
      const site = await runSite(env);
      await use({ webhook, site });
      await webhook.stop();
      await site.stop();
    },
    { scope: "worker" },
  ],
  ownedSite: [
    async ({ firstPaint }, use) => {
      const dataDir = makeFolder();
      const site = await runSite({ DATA_DIR: dataDir, LOG_LEVEL: "silent", FIRST_PAINT: firstPaint });
      const password = "four unrelated words";
      const { cookie } = await signIn(dataDir, { password });
      await use({ site, dataDir, cookie, password });
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  mailingSite: [
    async ({ firstPaint }, use) => {
      const [dataDir, mail] = [makeFolder(), await runMailServer()];
      const mailing = {
        SMTP_URL: mail.url,
        MAIL_FROM: "Furlong <hello@furlong.example>",
        NOTIFY_EMAIL: "us@furlong.example",
      };
      const env = { DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "silent", FIRST_PAINT: firstPaint };
      const site = await runSite({ ...env, ...mailing });
      await use({ site, mail, dataDir });
      await Promise.all([site.stop(), mail.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  engine: [
    async ({}, use) => {
      const engine = await openSeededEngine();
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
});
