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

describe.each(Object.entries(places))("the operator's commands beside a site on %s", (_name, open) => {
  let place: Awaited<ReturnType<Place>>;
  let hook: WebhookServer;
  let site: Process;
  const outbox = (...args: string[]) =>
    runCommand(["scripts/outbox.ts", ...args], { ...place.env, WEBHOOK_URL: hook.url });
  const enquiries = (...args: string[]) => runCommand(["scripts/enquiries.ts", ...args], place.env);
  /** The id of the delivery whose submission the webhook got last. */
  const lastDelivery = async () => {
    const line = (await outbox()).stdout.split("\n").find((row) => row.includes(String(lastId())));
    return line?.slice(0, 36) ?? "";
  };
  const lastId = () => hook.received.at(-1)?.headers["webhook-id"];
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

  test("list, filter, show, export and retry while the site runs", async () => {
    expect((await outbox()).stdout).toBe("0 shown; in the outbox: none\n");
    expect((await enquiries()).stdout).toBe("0 shown\n");

    await post(`${site.url}/contact`, enquiry('=cmd|"/c calc"!A1\nsecond line'));
    await post(`${site.url}/contact`, enquiry("bought", { leave_empty: "spam.example" }));
    hook.respond(answers.status(410));
    await post(`${site.url}/lab`, { email: "ada@example.com" });
    const submission = String(lastId());
    const id = await lastDelivery();

    const [{ stdout }, givenUp, failed] = await Promise.all([
      outbox(),
      outbox("--state", "given_up"),
      outbox("--state", "failed"),
    ]);
    expect(stdout).toMatch(/webhook {2}submission {2}sent {7}1 attempt {2}submission /);
    expect(stdout).toMatch(new RegExp(`^${id} .*given_up   1 attempt  status 410  submission ${submission}$`, "m"));
    expect(stdout).toMatch(/2 shown; in the outbox: 1 sent, 1 given_up\n$/);
    expect(givenUp.stdout.trim().split("\n")).toHaveLength(2);
    expect(failed.stdout).toMatch(/^0 shown/);

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

    hook.respond(answers.status(200));
    const before = hook.received.length;
    expect((await outbox("--retry", id)).stdout).toBe(`${id} is due. The running site sends it within seconds.\n`);
    await expect.poll(() => hook.received.length, { timeout: 30_000 }).toBe(before + 1);
    await expect.poll(async () => (await outbox("--state", "sent")).stdout, { timeout: 30_000 }).toContain(id);
    expect(lastId()).toBe(submission);
  });

  test("make everything due that waits or was given up", async () => {
    hook.respond(answers.status(410));
    for (const n of [1, 2]) await post(`${site.url}/lab`, { email: `given-up-${n}@example.com` });
    hook.respond(answers.status(503, { "retry-after": "3600" }));
    await post(`${site.url}/lab`, { email: "waiting@example.com" });
    hook.respond(answers.status(200));
    const before = hook.received.length;
    expect((await outbox("--retry", "all")).stdout).toBe(
      "3 are due. The running site sends them, 20 a second at most.\n",
    );
    await expect.poll(() => hook.received.length, { timeout: 30_000 }).toBe(before + 3);
    await expect
      .poll(async () => (await outbox()).stdout, { timeout: 30_000, interval: 500 })
      .toMatch(/in the outbox: 5 sent\n$/);
    expect((await outbox("--retry", "all")).stdout).toMatch(/^0 are due\./);
  });

  test("leave alone what is being sent, and skip by name what somebody spoiled", async () => {
    const before = hook.received.length;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    hook.respond((_request, response) => void answered.then(() => response.writeHead(200).end()));
    const posting = post(`${site.url}/lab`, { email: "slow@example.com" });
    await expect.poll(() => hook.received.length, { timeout: 30_000 }).toBe(before + 1);
    const slow = await lastDelivery();
    expect(await outbox("--retry", slow)).toMatchObject({
      code: 1,
      stderr: `${slow} is being sent right now. Check again with npm run outbox.\n`,
    });
    answer();
    await posting;
    expect((await outbox("--retry", slow)).stderr).toMatch(/was sent at .* There is nothing to send\.\n$/);

    const id = (await enquiries("--spam")).stdout.slice(0, 36);
    const { service, close } = await openSubmissions(parseEnv(place.env));
    // In SQLite a column of text, in PostgreSQL a value that is a text: neither is what a form sends.
    const { error } = await service.from("submissions").update({ body: '{"message":7}' }).eq("id", id);
    expect(error).toBeNull();
    await close();
    expect(await enquiries("--spam")).toMatchObject({ code: 0, stderr: `${id} was skipped: its body is invalid.\n` });
    expect(await enquiries("--show", id)).toMatchObject({ code: 1, stderr: `submission ${id} has an invalid body\n` });
  });

  test("say in a line what they do not find", async () => {
    const unknown = randomUUID();
    expect((await outbox("--retry", unknown)).stderr).toBe(
      `No delivery has the id ${unknown}. npm run outbox lists them all.\n`,
    );
    expect((await enquiries("--show", unknown)).stderr).toBe(
      `No enquiry has the id ${unknown}. npm run enquiries lists them all.\n`,
    );
  });
});

test("what came in while no webhook was set can be queued for one, once", async () => {
  const DATA_DIR = folder();
  const before = await runSite({ DATA_DIR, LOG_LEVEL: "silent" });
  await post(`${before.url}/contact`, enquiry("early"));
  await post(`${before.url}/contact`, enquiry("bought", { leave_empty: "spam.example" }));
  await before.stop();
  const hook = await runWebhook();
  const env = { DATA_DIR, WEBHOOK_URL: hook.url };
  expect((await runCommand(["scripts/outbox.ts"], env)).stdout).toBe("0 shown; in the outbox: none\n");
  expect((await runCommand(["scripts/outbox.ts", "--queue", "webhook"], { DATA_DIR })).stderr).toMatch(
    /^WEBHOOK_URL is not set here\. .*\n$/,
  );
  expect((await runCommand(["scripts/outbox.ts", "--queue", "webhook"], env)).stdout).toMatch(/^1 is queued\./);
  expect((await runCommand(["scripts/outbox.ts", "--queue", "webhook"], env)).stdout).toMatch(/^0 are queued\./);
  const site = await runSite({ ...env, LOG_LEVEL: "silent" });
  await expect
    .poll(() => hook.received.map(({ body }) => JSON.parse(body).message), { timeout: 30_000 })
    .toEqual(["early"]);
  await site.stop();
  await hook.stop();
});

test("a list that cannot be written is no success", async () => {
  const DATA_DIR = folder();
  await (await runSite({ DATA_DIR, LOG_LEVEL: "silent" })).stop();
  const full = openSync("/dev/full", "w");
  const child = spawn(node, ["scripts/enquiries.ts", "--export", "csv"], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: ["ignore", full, "pipe"],
  });
  closeSync(full);
  const [[code], said] = await Promise.all([once(child, "exit"), text(child.stderr as Readable)]);
  expect([code, said]).toEqual([1, expect.stringMatching(/^The list could not be written \(.*ENOSPC.*\)\.\n$/)]);
  expect((await runCommand(["scripts/outbox.ts", "--retry", "all"], { DATA_DIR })).stderr).toMatch(
    /^Neither WEBHOOK_URL nor SMTP_URL is set here\. .* restart the site\.\n$/,
  );
});

test.each([
  ["outbox", ["--state", "lost"], /^lost is not a state\./],
  ["outbox", ["--retry", "7"], /^7 is not an id\./],
  ["outbox", ["--queue", "fax"], /^fax cannot be queued for\./],
  ["outbox", ["--all"], /Unknown option '--all'[\s\S]*npm run outbox -- --state failed/],
  ["outbox", [], /^DATA_DIR \(.*\) holds no store yet\./],
  ["enquiries", ["--export", "xls"], /^xls is not a format/],
  ["enquiries", ["--show", "7"], /^7 is not an id\./],
  ["enquiries", ["--all"], /Unknown option '--all'[\s\S]*npm run enquiries -- --spam/],
  ["submissions", [], /npm run enquiries[\s\S]*npm run outbox/],
])("npm run %s %o", async (script, args, message) => {
  const { code, stderr } = await runCommand([`scripts/${script}.ts`, ...args], { DATA_DIR: folder() });
  expect(stderr).toMatch(message);
  expect(code).toBe(1);
});

test("a bad environment is one line", async () => {
  const { code, stderr } = await runCommand(["scripts/outbox.ts"], { LOG_LEVEL: "loud" });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^LOG_LEVEL .*\n$/)]);
});
