import { rmSync } from "node:fs";
import { afterAll, afterEach, expect, test } from "vitest";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { runMailServer } from "../support/mail-server.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { findFreePort, makeFolder, runSite } from "../support/run-site.ts";

const DATA_DIR = makeFolder();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0).reverse()) await end();
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

test("a notice of an enquiry waits until a mail server is set, and is sent once", async () => {
  const port = await findFreePort();
  const mail = { NOTIFY_EMAIL: "team@furlong.example", MAIL_FROM: "Furlong <desk@furlong.example>" };
  const site = { DATA_DIR, SITE_URL: "https://furlong.example", LOG_LEVEL: "silent", ...mail };

  const without = await runSite(site);
  expect(without.output()).toMatch(/notices to team@furlong\.example wait \(SMTP_URL is not set\)\n/);
  expect(
    (await postForm(`${without.url}/contact`, enquiryFields("Hello\nthere", { company: "Analytical" }))).status,
  ).toBe(303);
  expect((await postForm(`${without.url}/lab`, { email: "ada@example.com" })).status).toBe(200);
  await without.stop();
  expect((await runCommand(["scripts/outbox.ts"], { DATA_DIR })).stdout).toMatch(
    /email {4}notice {6}waiting {4}0 attempts .*team@furlong\.example\n1 shown;/,
  );

  const server = await runMailServer({ port });
  cleanups.push(server.stop);
  const withMail = await runSite({ ...site, SMTP_URL: server.url });
  cleanups.push(withMail.stop);
  expect(withMail.output()).toMatch(/notices go to team@furlong\.example\n/);
  await expect.poll(() => server.received.length, { timeout: 30_000 }).toBe(1);
  const [{ to, mail: received } = { to: [], mail: undefined }] = server.received;
  expect(to).toEqual(["team@furlong.example"]);
  expect(received?.from).toEqual({ name: "Furlong", address: "desk@furlong.example" });
  expect(received?.replyTo).toEqual([{ name: "Ada", address: "ada@example.com" }]);
  for (const part of [received?.text, received?.html]) {
    for (const words of ["Ada", "ada@example.com", "Analytical", "Hello"]) expect(part).toContain(words);
    expect(part).toMatch(/https:\/\/furlong\.example\/desk\/enquiries\/[0-9a-f-]{36}/);
  }
  const { service, close } = await openEmbeddedWithoutLock(DATA_DIR);
  cleanups.push(close);
  const states = async () => (await service.from("deliveries").select("state")).data;
  await expect.poll(states, { timeout: 30_000 }).toEqual([{ state: "sent" }]);
  expect(server.received).toHaveLength(1);
});
