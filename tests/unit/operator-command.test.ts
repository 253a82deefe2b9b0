import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../support/operator.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, runSite, type SiteProcess } from "../support/run-site.ts";

const DATA_DIR = makeFolder();
let site: SiteProcess;
beforeAll(async () => {
  site = await runSite({ DATA_DIR, LOG_LEVEL: "silent", ADMIN_SIGN_IN: "true" });
});
afterAll(async () => {
  await site.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const runOperatorCommand = (...args: string[]) => runCommand(["scripts/operator.ts", ...args], { DATA_DIR });

test("commands invite, reset, disable and list operators while the site runs", async () => {
  expect((await runOperatorCommand("list")).stdout).toContain("The desk has not been claimed yet");
  expect((await runOperatorCommand("invite", "lin@furlong.example")).stderr).toContain(
    "The desk has not been claimed yet",
  );
  const headers = await signIn(DATA_DIR);
  const invited = await runOperatorCommand("invite", "lin@furlong.example");
  expect(invited.stderr).toBe("");
  expect(invited.stdout).toMatch(/\/desk\/join#[\w-]{43}\n$/);

  const reset = await runOperatorCommand("reset", "tunde.bakare@furlong.example");
  const [, token = ""] = /\/desk\/join\?reset#([\w-]{43})\n$/.exec(reset.stdout) ?? [];
  const body = new URLSearchParams({ token, password: "four slow ferries home" });
  const answer = await fetch(`${site.url}/desk/join?reset`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  const former = await fetch(`${site.url}/desk`, { headers, redirect: "manual" });
  expect(former.headers.get("location")).toBe("/desk/sign-in?to=%2Fdesk");

  expect((await runOperatorCommand()).stdout).toMatch(
    /^tunde\.bakare@furlong\.example {2}Tunde Bakare {2}owner {3}0 passkeys and password/,
  );
  const last = await runOperatorCommand("disable", "tunde.bakare@furlong.example");
  expect(last).toMatchObject({ code: 1, stderr: expect.stringContaining("is the last owner") });
  expect((await runOperatorCommand("erase", "tunde.bakare@furlong.example")).stderr).toContain(
    "There is no command erase",
  );
  expect((await runOperatorCommand("reset", "nobody@furlong.example")).stderr).toContain("No operator has the address");
});

test("ADMIN_SIGN_IN opens /admin to operators only", async () => {
  const closed = await fetch(`${site.url}/admin?tab=cms`, { redirect: "manual" });
  expect(closed.headers.get("location")).toBe("/desk/sign-in?to=%2Fadmin%3Ftab%3Dcms");
  expect((await fetch(`${site.url}/admin`, { method: "POST", body: new URLSearchParams() })).status).toBe(401);
  const headers = await signIn(DATA_DIR, { name: "Edda", role: "editor" });
  const open = await fetch(`${site.url}/admin`, { headers });
  expect({ status: open.status, cache: open.headers.get("cache-control") }).toEqual({
    status: 200,
    cache: "private, no-cache",
  });
});
