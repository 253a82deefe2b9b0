import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync, rmSync } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { openSubmissionStore } from "#app/data/store.server.ts";
import { createTestDatabase, testDatabaseUrl } from "../support/engines.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { cleanEnv, makeFolder, node, root, runSite, type SiteProcess } from "../support/run-site.ts";
import { runWebhookServer, type WebhookServer, webhookAnswers } from "../support/webhook-server.ts";

type OpenedSubmissions = Awaited<ReturnType<typeof openSubmissionStore>>;

let webhook: WebhookServer;
beforeAll(async () => {
  webhook = await runWebhookServer();
});
afterAll(() => webhook.stop());

const runOutbox = (env: Record<string, string>, ...args: string[]) =>
  runCommand(["scripts/outbox.ts", ...args], { WEBHOOK_URL: webhook.url, ...env });
const lastSubmissionId = () => String(webhook.received.at(-1)?.headers["webhook-id"]);
const readDeliveryStates = async ({ service }: OpenedSubmissions) =>
  (await service.from("deliveries").select("state").throwOnError()).data.map(({ state }) => state);
const deliveryIdOf = async ({ service }: OpenedSubmissions, submission: string): Promise<string> =>
  (await service.from("deliveries").select("id").eq("submission_id", submission).single().throwOnError()).data.id;
/** Writes a body that no form sends: its message is a number, and PostgreSQL stores the whole body as a string. */
const spoilBody = ({ service }: OpenedSubmissions, id: string) =>
  service.from("submissions").update({ body: '{"message":7}' }).eq("id", id).throwOnError();
const pollOptions = { timeout: 30_000 };

describe("the operator's commands on the embedded store", () => {
  const DATA_DIR = makeFolder();
  const env = { DATA_DIR };
  let site: SiteProcess;
  let store: OpenedSubmissions;
  const outbox = (...args: string[]) => runOutbox(env, ...args);
  const enquiries = (...args: string[]) => runCommand(["scripts/enquiries.ts", ...args], env);
  afterAll(async () => {
    await store.close();
    await site.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  test("submissions stored while no webhook was set can be queued for one, once", async () => {
    const before = await runSite({ ...env, LOG_LEVEL: "silent" });
    await postForm(`${before.url}/contact`, enquiryFields('=cmd|"/c calc"!A1\nsecond line'));
    await postForm(`${before.url}/contact`, enquiryFields("bought", { leave_empty: "spam.example" }));
    await before.stop();
    expect((await outbox()).stdout).toBe("0 shown; in the outbox: none\n");
    expect((await runCommand(["scripts/outbox.ts", "--queue", "webhook"], env)).stderr).toMatch(
      /^WEBHOOK_URL is not set here\. .*\n$/,
    );
    expect((await outbox("--queue", "webhook")).stdout).toMatch(/^1 is queued\./);
    expect((await outbox("--queue", "webhook")).stdout).toMatch(/^0 are queued\./);
    expect(await runCommand(["scripts/outbox.ts", "--retry", "all"], env)).toMatchObject({
      stdout: expect.stringMatching(/^0 are due\./),
      stderr: expect.stringMatching(/^Neither WEBHOOK_URL nor SMTP_URL is set here\. .* restart the site\.\n$/),
    });

    site = await runSite({ ...env, WEBHOOK_URL: webhook.url, LOG_LEVEL: "silent" });
    store = await openSubmissionStore(parseEnv(env));
    await expect.poll(() => readDeliveryStates(store), pollOptions).toEqual(["sent"]);
    expect(webhook.received.map(({ body }) => JSON.parse(body).message)).toEqual(['=cmd|"/c calc"!A1\nsecond line']);
  });

  test("list, filter, show, export, cancel and retry while the site runs", async () => {
    webhook.respond(webhookAnswers.status(410));
    await postForm(`${site.url}/lab`, { email: "ada@example.com" });
    const submission = lastSubmissionId();
    const id = await deliveryIdOf(store, submission);

    const [{ stdout }, givenUp] = await Promise.all([outbox(), outbox("--state", "given_up")]);
    expect(stdout).toMatch(/webhook {2}submission {2}sent {7}1 attempt {2}submission /);
    expect(stdout).toMatch(new RegExp(`^${id} .*given_up   1 attempt  status 410  submission ${submission}$`, "m"));
    expect(stdout).toMatch(/2 shown; in the outbox: 1 sent, 1 given_up\n$/);
    expect(givenUp.stdout).toMatch(new RegExp(`^${id} .*\n1 shown; in the outbox: 1 sent, 1 given_up\n$`));

    const [all, spam, one, csv] = await Promise.all([
      enquiries(),
      enquiries("--spam"),
      enquiries("--show", submission),
      enquiries("--export", "csv"),
    ]);
    expect(all.stdout).toMatch(/2 shown\n$/);
    expect(spam.stdout).toMatch(/contact_form +ada@example.com\n1 shown\n$/);
    expect(one.stdout).toMatch(
      /^.*blog_form_2, received .*\nemail: ada@example.com\nsource: lab_newsletter\nwebhook: given_up, 1 attempts, status 410\n$/,
    );
    expect(csv.stdout).toMatch(/^"id","formType","formId","createdAt",.*"message",.*\r\n/);
    expect(csv.stdout).toContain(`"'=cmd|""/c calc""!A1\nsecond line"`);
    expect(csv.stdout).not.toContain("bought");

    expect((await outbox("--cancel", id)).stdout).toBe(`${id} is cancelled. It can still be sent with --retry.\n`);
    expect(await readDeliveryStates(store)).toContain("cancelled");

    webhook.respond(webhookAnswers.status(200));
    const before = webhook.received.length;
    expect((await outbox("--retry", id)).stdout).toBe(`${id} is due. The running site sends it within seconds.\n`);
    await expect.poll(() => readDeliveryStates(store), pollOptions).toEqual(["sent", "sent"]);
    expect(webhook.received).toHaveLength(before + 1);
    expect(lastSubmissionId()).toBe(submission);
  });

  test("make every delivery due that failed or was given up", async () => {
    webhook.respond(webhookAnswers.status(410));
    await postForm(`${site.url}/lab`, { email: "given-up@example.com" });
    webhook.respond(webhookAnswers.status(503, { "retry-after": "3600" }));
    await postForm(`${site.url}/lab`, { email: "waiting@example.com" });
    expect((await readDeliveryStates(store)).toSorted()).toEqual(["failed", "given_up", "sent", "sent"]);
    webhook.respond(webhookAnswers.status(200));
    const before = webhook.received.length;
    expect((await outbox("--retry", "all")).stdout).toBe(
      "2 are due. The running site sends them, 20 a second at most.\n",
    );
    await expect.poll(() => readDeliveryStates(store), pollOptions).toEqual(["sent", "sent", "sent", "sent"]);
    expect(webhook.received).toHaveLength(before + 2);
  });

  test("exit with 1 if a list cannot be written", async () => {
    const full = openSync("/dev/full", "w");
    const child = spawn(node, ["scripts/enquiries.ts", "--export", "csv"], {
      cwd: root,
      env: cleanEnv(env),
      stdio: ["ignore", full, "pipe"],
    });
    closeSync(full);
    const [[code], said] = await Promise.all([once(child, "exit"), text(child.stderr as Readable)]);
    expect(code).toBe(1);
    expect(said).toMatch(/^The list could not be written \(.*ENOSPC.*\)\. Make room, or write it elsewhere\.\n$/);
  });

  test("do not retry a delivery that is being sent, and skip invalid rows by name", async () => {
    const before = webhook.received.length;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    webhook.respond((_request, response) => void answered.then(() => response.writeHead(200).end()));
    const posting = postForm(`${site.url}/lab`, { email: "slow@example.com" });
    await expect.poll(() => webhook.received.length, pollOptions).toBe(before + 1);
    const slow = await deliveryIdOf(store, lastSubmissionId());
    expect(await outbox("--retry", slow)).toMatchObject({
      code: 1,
      stderr: `${slow} is being sent right now. Check again with npm run outbox.\n`,
    });
    answer();
    await posting;
    await expect.poll(async () => new Set(await readDeliveryStates(store)), pollOptions).toEqual(new Set(["sent"]));
    expect((await outbox("--retry", slow)).stderr).toMatch(/was sent at .* There is nothing to send\.\n$/);

    const { data: spam } = await store.service.from("submissions").select("id").eq("state", "spam").single();
    const id = spam?.id;
    await spoilBody(store, id);
    const [listed, shown] = await Promise.all([enquiries("--spam"), enquiries("--show", id)]);
    expect(listed).toMatchObject({ code: 0, stderr: `${id} was skipped: its body is invalid.\n` });
    expect(shown).toMatchObject({ code: 1, stderr: `submission ${id} has an invalid body\n` });
  });

  test("name an unknown id in one line", async () => {
    const unknown = randomUUID();
    const [delivery, submission] = await Promise.all([outbox("--retry", unknown), enquiries("--show", unknown)]);
    expect(delivery.stderr).toBe(`No delivery has the id ${unknown}. npm run outbox lists them all.\n`);
    expect(submission.stderr).toBe(`No enquiry has the id ${unknown}. npm run enquiries lists them all.\n`);
  });
});

// The tests in app/data read these rows on every engine.
test.runIf(testDatabaseUrl)("the operator's commands open the PostgreSQL of a running site", async () => {
  const { url, drop } = await createTestDatabase(testDatabaseUrl);
  const env = { DATABASE_URL: url };
  const site = await runSite({ ...env, WEBHOOK_URL: webhook.url, LOG_LEVEL: "silent" });
  const store = await openSubmissionStore(parseEnv(env));
  webhook.respond(webhookAnswers.status(410));
  await postForm(`${site.url}/contact`, enquiryFields("on PostgreSQL"));
  const submission = lastSubmissionId();
  const id = await deliveryIdOf(store, submission);
  const [deliveries, csv] = await Promise.all([
    runOutbox(env),
    runCommand(["scripts/enquiries.ts", "--export", "csv"], env),
  ]);
  expect(deliveries.stdout).toMatch(
    new RegExp(`^${id} .*given_up   1 attempt  status 410  submission ${submission}$`, "m"),
  );
  expect(deliveries.stdout).toMatch(/\n1 shown; in the outbox: 1 given_up\n$/);
  expect(csv.stdout).toContain('"on PostgreSQL"');

  webhook.respond(webhookAnswers.status(200));
  expect((await runOutbox(env, "--retry", "all")).stdout).toMatch(/^1 is due\./);
  await expect.poll(() => readDeliveryStates(store), pollOptions).toEqual(["sent"]);
  expect(lastSubmissionId()).toBe(submission);
  await spoilBody(store, submission);
  expect(await runCommand(["scripts/enquiries.ts"], env)).toMatchObject({
    code: 0,
    stdout: "0 shown\n",
    stderr: `${submission} was skipped: its body is invalid.\n`,
  });
  await store.close();
  await site.stop();
  await drop();
});

test.each([
  ["outbox", ["--state", "lost"], /^lost is not a state\./],
  ["outbox", ["--retry", "7"], /^7 is not an id\./],
  ["outbox", ["--cancel", "all"], /^all is not an id\./],
  ["outbox", ["--queue", "fax"], /^fax is not a channel to queue for\./],
  ["outbox", ["--all"], /Unknown option '--all'[\s\S]*npm run outbox -- --state failed/],
  ["outbox", [], /^DATA_DIR \(.*\) holds no store yet\./],
  ["enquiries", ["--export", "xls"], /^xls is not a format for exports\./],
  ["enquiries", ["--show", "7"], /^7 is not an id\./],
  ["enquiries", ["--all"], /Unknown option '--all'[\s\S]*npm run enquiries -- --spam/],
  ["submissions", [], /npm run enquiries[\s\S]*npm run outbox/],
])("npm run %s %o", async (script, args, message) => {
  const { code, stderr } = await runCommand([`scripts/${script}.ts`, ...args], { DATA_DIR: "/proc/no-such-folder" });
  expect(stderr).toMatch(message);
  expect(code).toBe(1);
});

test("a bad environment is reported in one line", async () => {
  const { code, stderr } = await runCommand(["scripts/outbox.ts"], { LOG_LEVEL: "loud" });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^LOG_LEVEL .*\n$/)]);
});
