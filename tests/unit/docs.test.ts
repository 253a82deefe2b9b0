import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { enquiry, post } from "../support/posting.ts";
import { freePort, root, runScript, runSite } from "../support/run-site.ts";

const notes = readdirSync(join(root, "docs"), { recursive: true }).map((name) => `docs/${name}`);
const pages = ["README.md", ...notes].filter((name) => name.endsWith(".md"));

test("every page links to files that exist, and names scripts that exist", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const page of pages) {
    const text = readFileSync(join(root, page), "utf8");
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => path);
    expect(
      links.filter((path) => !existsSync(join(root, dirname(page), path))),
      page,
    ).toEqual([]);
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = ""]) => name);
    expect(
      named.filter((name) => !(name in scripts)),
      page,
    ).toEqual([]);
  }
});

test("every table of values names files that exist", () => {
  const tables = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8");
    return [...text.matchAll(/\n## (?:Change a value|Limits)\n([\s\S]*?)(?=\n## |$)/g)].map(([, table = ""]) => table);
  });
  const files = tables.flatMap((table) =>
    [...table.matchAll(/`((?:app|server|docs|tests)\/[^`]+)`/g)].map(([, file = ""]) => file),
  );
  expect(tables).toHaveLength(6);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("the receiver of docs/webhook.md takes what the site signed, and nothing else", async () => {
  const text = readFileSync(join(root, "docs/webhook.md"), "utf8");
  const port = await freePort();
  const code = /```js\n([\s\S]*?)```/.exec(text)?.[1]?.replace("4000", String(port)) ?? "";
  const WEBHOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const announced = `${code}\nconsole.log("listening");`;
  const receiver = await runScript(["--input-type=module", "--eval", announced], /listening/, { WEBHOOK_SECRET });
  const WEBHOOK_URL = `http://127.0.0.1:${port}/`;
  const site = await runSite({ WEBHOOK_URL, WEBHOOK_SECRET, LOG_LEVEL: "silent" });
  const send = () => post(`${site.url}/contact`, enquiry("signed"));
  await expect.poll(async () => (await send()).status, { timeout: 30_000 }).toBe(303);
  expect(receiver.output()).toMatch(/^[0-9a-f-]{36} contact_form$/m);
  expect((await fetch(WEBHOOK_URL, { method: "POST", body: "{}" })).status).toBe(401);
  await site.stop();
  await receiver.stop();
});
