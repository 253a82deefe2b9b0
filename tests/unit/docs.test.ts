import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { enquiryFields, postForm } from "../support/posting.ts";
import { findFreePort, root, runSite, runUntilReady } from "../support/run-site.ts";

const docsPaths = readdirSync(join(root, "docs"), { recursive: true }).map((name) => `docs/${name}`);
const documentPaths = ["README.md", ...docsPaths].filter((name) => name.endsWith(".md"));

test("every document links to existing files and names existing npm scripts", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const page of documentPaths) {
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

test("every table of values names existing files, and its numbers are in the files that hold them", () => {
  const tables = documentPaths.flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8");
    return [...text.matchAll(/\n## (?:Change a value|Limits)\n([\s\S]*?)(?=\n## |$)/g)].map(([, table = ""]) => table);
  });
  expect(tables).toHaveLength(6);
  const rows = tables.flatMap((table) => table.match(/^\| .*/gm)?.slice(1) ?? []);
  let files: string[] = [];
  for (const row of rows) {
    const [, , now = "", where = "", ...rest] = row.split("|");
    expect(rest, row).toHaveLength(2);
    expect(filesNamedIn(row).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    if (where.trim() !== "the same") files = filesNamedIn(where);
    // Not the 4 of IPv4, the 64 of a /64 or the minutes of 9:00.
    const numbers = [...now.matchAll(/(?<![\w/:])\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(",", "")));
    const moved = numbers.filter((number) => !files.some((file) => statesNumber(file, number)));
    expect(moved, `numbers that no file of this row holds: ${row}`).toEqual([]);
  }
});

function filesNamedIn(cells: string): string[] {
  return [...cells.matchAll(/`((?:app|server|docs|tests|bench|scripts|supabase)\/[^`]+)`/g)].map(
    ([, file = ""]) => file,
  );
}

/** Whether a file has the number, or has it as seconds or minutes in milliseconds, or as minutes in seconds. */
function statesNumber(file: string, number: number): boolean {
  const source = readFileSync(join(root, file), "utf8");
  const numbers = new Set(
    [...source.matchAll(/(?<![\w.])\d[\d_,]*/g)].map(([digits]) => Number(digits.replaceAll(/[_,]/g, ""))),
  );
  return [1, 60, 1_000, 60_000].some((factor) => numbers.has(number * factor));
}

test("the receiver in docs/webhook.md accepts what the site has signed, and nothing else", async () => {
  const text = readFileSync(join(root, "docs/webhook.md"), "utf8");
  const port = await findFreePort();
  const code = /```js\n([\s\S]*?)```/.exec(text)?.[1]?.replace("4000", String(port)) ?? "";
  const WEBHOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const announced = `${code}\nconsole.log("listening");`;
  const receiver = await runUntilReady(["--input-type=module", "--eval", announced], /listening/, { WEBHOOK_SECRET });
  const WEBHOOK_URL = `http://127.0.0.1:${port}/`;
  const site = await runSite({ WEBHOOK_URL, WEBHOOK_SECRET, LOG_LEVEL: "silent" });
  const send = () => postForm(`${site.url}/contact`, enquiryFields("signed"));
  await expect.poll(async () => (await send()).status, { timeout: 30_000 }).toBe(303);
  expect(receiver.output()).toMatch(/^[0-9a-f-]{36} contact_form$/m);
  expect((await fetch(WEBHOOK_URL, { method: "POST", body: "{}" })).status).toBe(401);
  await site.stop();
  await receiver.stop();
});
