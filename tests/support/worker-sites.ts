import { rmSync } from "node:fs";
import { test as base } from "@playwright/test";
import { type MailServer, runMailServer } from "./mail-server.ts";
import { signIn } from "./operator.ts";
import { makeFolder, type Process, runSite } from "./run-site.ts";
import { type Engine, openEngine } from "./serve-store.ts";
import { sharedSite } from "./shared-site.ts";
import { runWebhook, type WebhookServer } from "./webhook-server.ts";

export type WorkerFixtures = {
  /** `off` serves pages as React Router rendered them. */
  firstPaint: "on" | "off";
  /** A seeded site for everything that only reads. */
  site: Pick<Process, "url" | "output">;
  /** A site whose forms go to a webhook. What a failed delivery leaves behind is sent again, in the next test's time. */
  office: { webhook: WebhookServer; site: Process };
  /** A site with an owner who is signed in. */
  ownedSite: { site: Process; dataDir: string; cookie: string; password: string };
  /** A site that sends e-mail. */
  mailingSite: { site: Process; mail: MailServer; dataDir: string };
  /** The content behind the stores of `siteOn`. */
  engine: Engine;
};

/**
 * What the tests of a worker share, each started when a test first asks for it. All in one place: a file with worker
 * fixtures of its own gets workers of its own, with a new browser and new sites.
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
  office: [
    async ({ firstPaint }, use) => {
      const webhook = await runWebhook();
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
      const engine = await openEngine();
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
});
