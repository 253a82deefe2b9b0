import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync, rmSync } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { openSubmissions } from "#app/data/store.server.ts";
import { makeDatabase } from "../support/engines.ts";
import { enquiry, post } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, node, type Process, root, runSite } from "../support/run-site.ts";
import { answers, runWebhook, type WebhookServer } from "../support/webhook-server.ts";

type Place = () => Promise<{ env: Record<string, string>; drop: () => Promise<void> }>;

const folders: string[] = [];
const folder = () => {
  const made = makeFolder();
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const places: Record<string, Place> = {
  "the embedded store": async () => ({ env: { DATA_DIR: folder() }, drop: async () => {} }),
  ...(process.env.TEST_DATABASE_URL && {
    PostgreSQL: async () => {
      const { url, drop } = await makeDatabase(process.env.TEST_DATABASE_URL ?? "");
      return { env: { DATABASE_URL: url }, drop };
    },
  }),
};

describe.each(Object.entries(places))("npm run submissions beside a site on %s", (_name, open) => {
  let place: Awaited<ReturnType<Place>>;
  let hook: WebhookServer;
  let site: Process;
  const run = (...args: string[]) =>
    runCommand(["scripts/submissions.ts", ...args], { ...place.env, WEBHOOK_URL: hook.url });
  beforeAll(async () => {
    place = await open();
    hook = await runWebhook();
    site = await runSite({ ...place.env, WEBHOOK_URL: hook.url, LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    await site.stop();
    await hook.stop();
    await place.drop();
  });

  test("lists, filters, exports and retries while the site runs", async () => {
    expect((await run()).stdout).toBe("0 shown; in the store: none\n");

    await post(`${site.url}/contact`, enquiry("first"));
    await post(`${site.url}/contact`, enquiry('=cmd|"/c calc"!A1\nsecond line', { leave_empty: "spam.example" }));
    hook.respond(answers.status(410));
    await post(`${site.url}/lab`, { email: "ada@example.com" });
    const id = String(hook.received.at(-1)?.headers["webhook-id"]);

    const { stdout } = await run();
    expect(stdout).toMatch(/contact_form +delivered +1 attempt\n/);
    expect(stdout).toMatch(/contact_form +spam +0 attempts\n/);
    expect(stdout).toMatch(new RegExp(`^${id} .*blog_form_2 +undeliverable +1 attempt  status 410$`, "m"));
    expect(stdout).toMatch(/3 shown; in the store: 1 delivered, 1 undeliverable, 1 spam\n$/);

    const some = await run("--state", "undeliverable");
    expect(some.stdout.trim().split("\n")).toHaveLength(2);
    expect(some.stdout).toContain(id);
    expect((await run("--state", "failed")).stdout).toMatch(/^0 shown/);

    const csv = await run("--export", "csv", "--state", "spam");
    expect(csv.stdout).toMatch(/^"id","formType","formId","state","attempts",.*"message",.*\r\n/);
    expect(csv.stdout).toContain(`"'=cmd|""/c calc""!A1\nsecond line"`);

    hook.respond(answers.status(200));
    expect((await run("--retry", id)).stdout).toBe(`${id} is due. The running site sends it within seconds.\n`);
    await expect.poll(() => hook.received.at(-1)?.headers["webhook-id"], { timeout: 30_000 }).toBe(id);
    await expect
      .poll(async () => (await run("--state", "delivered")).stdout, { timeout: 30_000, interval: 500 })
      .toContain(id);
  });

  test("makes everything due that waits or was given up", async () => {
    hook.respond(answers.status(410));
    for (const n of [1, 2]) await post(`${site.url}/lab`, { email: `given-up-${n}@example.com` });
    hook.respond(answers.status(503, { "retry-after": "3600" }));
    await post(`${site.url}/lab`, { email: "waiting@example.com" });
    hook.respond(answers.status(200));
    expect((await run("--retry", "all")).stdout).toBe("3 are due. The running site sends them, 20 a second at most.\n");
    await expect
      .poll(async () => (await run()).stdout, { timeout: 30_000, interval: 500 })
      .toMatch(/: 5 delivered, 1 spam\n$/);
    expect((await run("--retry", "all")).stdout).toMatch(/^0 are due\./);
  });

  test("leaves alone what is being sent, and lets the attempts count on", async () => {
    const before = hook.received.length;
    hook.respond(answers.hang);
    const posting = post(`${site.url}/lab`, { email: "slow@example.com" });
    await expect.poll(() => hook.received.length, { timeout: 30_000 }).toBe(before + 1);
    const slow = String(hook.received.at(-1)?.headers["webhook-id"]);
    expect(await run("--retry", slow)).toMatchObject({
      code: 1,
      stderr: `${slow} is being sent right now. Check again with npm run submissions.\n`,
    });
    await posting;

    hook.respond(answers.status(503, { "retry-after": "3600" }));
    await post(`${site.url}/lab`, { email: "counted@example.com" });
    const counted = String(hook.received.at(-1)?.headers["webhook-id"]);
    hook.respond(answers.status(200));
    expect((await run("--retry", counted)).stdout).toMatch(/ is due\./);
    await expect
      .poll(async () => (await run()).stdout, { timeout: 30_000, interval: 500 })
      .toMatch(new RegExp(`^${counted} .* delivered +2 attempts$`, "m"));
  });

  test("leaves out by name what somebody spoiled", async () => {
    const id = (await run("--state", "spam")).stdout.slice(0, 36);
    const { service, close } = await openSubmissions(parseEnv(place.env));
    // In SQLite a column of text, in PostgreSQL a value that is a text: neither is what a form sends.
    const { error } = await service.from("submissions").update({ body: '{"message":7}' }).eq("id", id);
    expect(error).toBeNull();
    await close();
    const leftOut = `${id} was skipped: its body is invalid.\n`;
    const whole = (await run("--state", "delivered")).stdout.slice(0, 36);
    const csv = await run("--export", "csv");
    expect(csv).toMatchObject({ code: 0, stderr: leftOut });
    expect(csv.stdout).toContain(whole);
    expect(csv.stdout).not.toContain(id);
    expect(await run("--state", "spam")).toMatchObject({ code: 0, stderr: leftOut });
    expect(await run("--retry", id)).toMatchObject({
      code: 1,
      stderr: `submission ${id} has an invalid body\n`,
    });
  });

  test("says in a line what it cannot do", async () => {
    const unknown = randomUUID();
    expect(await run("--retry", unknown)).toMatchObject({
      code: 1,
      stderr: `No submission has the id ${unknown}. npm run submissions lists them all.\n`,
    });
    const delivered = (await run("--state", "delivered")).stdout.slice(0, 36);
    expect((await run("--retry", delivered)).stderr).toMatch(/was delivered at .* There is nothing to send\.\n$/);
  });
});

test("a list that cannot be written is no success", async () => {
  const DATA_DIR = folder();
  await (await runSite({ DATA_DIR, LOG_LEVEL: "silent" })).stop();
  const full = openSync("/dev/full", "w");
  const child = spawn(node, ["scripts/submissions.ts", "--export", "csv"], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: ["ignore", full, "pipe"],
  });
  closeSync(full);
  const [[code], said] = await Promise.all([once(child, "exit"), text(child.stderr as Readable)]);
  expect([code, said]).toEqual([1, expect.stringMatching(/^The list could not be written \(.*ENOSPC.*\)\.\n$/)]);
});

test("says so where a retry has nowhere to send to", async () => {
  const DATA_DIR = folder();
  await (await runSite({ DATA_DIR, LOG_LEVEL: "silent" })).stop();
  expect(await runCommand(["scripts/submissions.ts", "--retry", "all"], { DATA_DIR })).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^WEBHOOK_URL is not set here\. .* restart the site\.\n$/),
  });
});

test("says in a line what is wrong with its environment", async () => {
  const { code, stderr } = await runCommand(["scripts/submissions.ts"], { LOG_LEVEL: "loud" });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^LOG_LEVEL .*\n$/)]);
});

test.each([
  [["--state", "lost"], /^lost is not a state\./],
  [["--retry", "7"], /^7 is not an id\./],
  [["--export", "xls"], /^xls is not a format/],
  [["--all"], /Unknown option '--all'[\s\S]*npm run submissions -- --state failed/],
  [[], /^DATA_DIR \(.*\) holds no store yet\./],
])("%o", async (args, message) => {
  const { code, stderr } = await runCommand(["scripts/submissions.ts", ...args], { DATA_DIR: folder() });
  expect(stderr).toMatch(message);
  expect(code).toBe(1);
});
