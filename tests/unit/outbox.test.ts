import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync, rmSync } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { openSubmissionStore } from "#app/data/store.server.ts";
import { makeDatabase, testServer } from "../support/engines.ts";
import { enquiry, post } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { cleanEnv, makeFolder, node, type Process, root, runSite } from "../support/run-site.ts";
import { answers, runWebhook, type WebhookServer } from "../support/webhook-server.ts";

type Opened = Awaited<ReturnType<typeof openSubmissionStore>>;

let hook: WebhookServer;
beforeAll(async () => {
  hook = await runWebhook();
});
afterAll(() => hook.stop());

const outboxOf = (env: Record<string, string>, ...args: string[]) =>
  runCommand(["scripts/outbox.ts", ...args], { WEBHOOK_URL: hook.url, ...env });
const lastSubmission = () => String(hook.received.at(-1)?.headers["webhook-id"]);
const states = async ({ service }: Opened) =>
  (await service.from("deliveries").select("state").throwOnError()).data.map(({ state }) => state);
const deliveryOf = async ({ service }: Opened, submission: string): Promise<string> =>
  (await service.from("deliveries").select("id").eq("submission_id", submission).single().throwOnError()).data.id;
/** In SQLite a column of text, in PostgreSQL a value that is a text: neither is what a form sends. */
const spoil = ({ service }: Opened, id: string) =>
  service.from("submissions").update({ body: '{"message":7}' }).eq("id", id).throwOnError();
const patient = { timeout: 30_000 };

describe("the operator's commands on the embedded store", () => {
  const DATA_DIR = makeFolder();
  const env = { DATA_DIR };
  let site: Process;
  let store: Opened;
  const outbox = (...args: string[]) => outboxOf(env, ...args);
  const enquiries = (...args: string[]) => runCommand(["scripts/enquiries.ts", ...args], env);
  afterAll(async () => {
    await store.close();
    await site.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  test("what came in while no webhook was set can be queued for one, once", async () => {
    const before = await runSite({ ...env, LOG_LEVEL: "silent" });
    await post(`${before.url}/contact`, enquiry('=cmd|"/c calc"!A1\nsecond line'));
    await post(`${before.url}/contact`, enquiry("bought", { leave_empty: "spam.example" }));
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

    site = await runSite({ ...env, WEBHOOK_URL: hook.url, LOG_LEVEL: "silent" });
    store = await openSubmissionStore(parseEnv(env));
    await expect.poll(() => states(store), patient).toEqual(["sent"]);
    expect(hook.received.map(({ body }) => JSON.parse(body).message)).toEqual(['=cmd|"/c calc"!A1\nsecond line']);
  });

  test("list, filter, show, export and retry while the site runs", async () => {
    hook.respond(answers.status(410));
    await post(`${site.url}/lab`, { email: "ada@example.com" });
    const submission = lastSubmission();
    const id = await deliveryOf(store, submission);

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
    expect(await states(store)).toContain("cancelled");

    hook.respond(answers.status(200));
    const before = hook.received.length;
    expect((await outbox("--retry", id)).stdout).toBe(`${id} is due. The running site sends it within seconds.\n`);
    await expect.poll(() => states(store), patient).toEqual(["sent", "sent"]);
    expect(hook.received).toHaveLength(before + 1);
    expect(lastSubmission()).toBe(submission);
  });

  test("make everything due that waits or was given up", async () => {
    hook.respond(answers.status(410));
    await post(`${site.url}/lab`, { email: "given-up@example.com" });
    hook.respond(answers.status(503, { "retry-after": "3600" }));
    await post(`${site.url}/lab`, { email: "waiting@example.com" });
    expect((await states(store)).toSorted()).toEqual(["failed", "given_up", "sent", "sent"]);
    hook.respond(answers.status(200));
    const before = hook.received.length;
    expect((await outbox("--retry", "all")).stdout).toBe(
      "2 are due. The running site sends them, 20 a second at most.\n",
    );
    await expect.poll(() => states(store), patient).toEqual(["sent", "sent", "sent", "sent"]);
    expect(hook.received).toHaveLength(before + 2);
  });

  test("call a list that cannot be written no success", async () => {
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

  test("leave alone what is being sent, and skip by name what somebody spoiled", async () => {
    const before = hook.received.length;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    hook.respond((_request, response) => void answered.then(() => response.writeHead(200).end()));
    const posting = post(`${site.url}/lab`, { email: "slow@example.com" });
    await expect.poll(() => hook.received.length, patient).toBe(before + 1);
    const slow = await deliveryOf(store, lastSubmission());
    expect(await outbox("--retry", slow)).toMatchObject({
      code: 1,
      stderr: `${slow} is being sent right now. Check again with npm run outbox.\n`,
    });
    answer();
    await posting;
    await expect.poll(async () => new Set(await states(store)), patient).toEqual(new Set(["sent"]));
    expect((await outbox("--retry", slow)).stderr).toMatch(/was sent at .* There is nothing to send\.\n$/);

    const { data: spam } = await store.service.from("submissions").select("id").eq("state", "spam").single();
    const id = spam?.id;
    await spoil(store, id);
    const [listed, shown] = await Promise.all([enquiries("--spam"), enquiries("--show", id)]);
    expect(listed).toMatchObject({ code: 0, stderr: `${id} was skipped: its body is invalid.\n` });
    expect(shown).toMatchObject({ code: 1, stderr: `submission ${id} has an invalid body\n` });
  });

  test("say in a line what they do not find", async () => {
    const unknown = randomUUID();
    const [delivery, submission] = await Promise.all([outbox("--retry", unknown), enquiries("--show", unknown)]);
    expect(delivery.stderr).toBe(`No delivery has the id ${unknown}. npm run outbox lists them all.\n`);
    expect(submission.stderr).toBe(`No enquiry has the id ${unknown}. npm run enquiries lists them all.\n`);
  });
});

// The rows behind them are read on every engine by the tests in app/data.
test.runIf(testServer)("the operator's commands open the PostgreSQL of a running site", async () => {
  const { url, drop } = await makeDatabase(testServer);
  const env = { DATABASE_URL: url };
  const site = await runSite({ ...env, WEBHOOK_URL: hook.url, LOG_LEVEL: "silent" });
  const store = await openSubmissionStore(parseEnv(env));
  hook.respond(answers.status(410));
  await post(`${site.url}/contact`, enquiry("on PostgreSQL"));
  const submission = lastSubmission();
  const id = await deliveryOf(store, submission);
  const [deliveries, csv] = await Promise.all([
    outboxOf(env),
    runCommand(["scripts/enquiries.ts", "--export", "csv"], env),
  ]);
  expect(deliveries.stdout).toMatch(
    new RegExp(`^${id} .*given_up   1 attempt  status 410  submission ${submission}$`, "m"),
  );
  expect(deliveries.stdout).toMatch(/\n1 shown; in the outbox: 1 given_up\n$/);
  expect(csv.stdout).toContain('"on PostgreSQL"');

  hook.respond(answers.status(200));
  expect((await outboxOf(env, "--retry", "all")).stdout).toMatch(/^1 is due\./);
  await expect.poll(() => states(store), patient).toEqual(["sent"]);
  expect(lastSubmission()).toBe(submission);
  await spoil(store, submission);
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

test("a bad environment is one line", async () => {
  const { code, stderr } = await runCommand(["scripts/outbox.ts"], { LOG_LEVEL: "loud" });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^LOG_LEVEL .*\n$/)]);
});
