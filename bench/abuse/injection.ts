import { setTimeout as sleep } from "node:timers/promises";
import { SHARE_SIZE, sharePath } from "#app/lib/page-path.ts";
import { runStoreSite, type StoreSite, type TableBehaviours } from "../../tests/support/store-site.ts";
import { type Attack, count, createOutcome, fetchText, type Outcome } from "./attack.ts";
import { isHydrated, openPage, readPage, readXml } from "./browser.ts";
import { logFailures, watchLog } from "./log.ts";
import { makeRecords, uncoveredColumns } from "./records.ts";
import { pickStrings } from "./strings.ts";

const DELAY_MS = 3_000;
const lists = ["/", "/work?show=90", "/about", "/lab", "/rapid-development"];

/** Every string in every column of every table, and every page, file and image that shows one. */
export const injection: Attack = {
  name: "scripts through every stored field",
  limit: 8,
  run: async (target, sizes) => {
    const outcome = createOutcome();
    const some = pickStrings(sizes.strings);
    const { tables, pages } = makeRecords(some);
    const site = await runStoreSite(tables, { LOG_LEVEL: "info" });
    target.onEnd(site.stop);
    const readLines = await watchLog(site);
    const { page, ran } = await openPage(target);
    for (const column of uncoveredColumns()) outcome.failures.push(`no string is injected into ${column}`);

    const texts = pages.filter(({ isText }) => isText).map(({ path }) => path);
    for (const { path, status, text } of await fetchWhileSlow(site, tables, texts)) {
      count(outcome, status, path, status === 200);
      const { problems, isInData } = await page.evaluate(readPage, text);
      outcome.failures.push(...problems.map((problem) => `${path}, streamed late, has ${problem.slice(0, 160)}`));
      if (!isInData) outcome.failures.push(`${path}, streamed late, has no string in its data`);
    }
    for (const { path, isText } of [...lists.map((path) => ({ path, isText: true })), ...pages]) {
      const response = await page.goto(site.url + path);
      count(outcome, response?.status() ?? 0, path, response?.status() === 200);
      if (!(await isHydrated(page))) outcome.failures.push(`${path} does not hydrate`);
      // The page in the browser, and the cached page.
      const cached = await fetchText(site.url + path, { headers: { "user-agent": "Googlebot" } });
      count(outcome, cached.status, path, cached.status === 200);
      for (const html of [null, cached.text]) {
        const { problems, isShown, isInData } = await page.evaluate(readPage, html);
        outcome.failures.push(...problems.map((problem) => `${path} has ${problem.slice(0, 160)}`));
        if (isText && !isShown) outcome.failures.push(`${path} shows no string`);
        if (isText && !lists.includes(path) && !isInData) outcome.failures.push(`${path} has no string in its data`);
      }
    }
    for (const path of ["/feed.xml", "/sitemap.xml"]) {
      const { status, text } = await fetchText(site.url + path);
      count(outcome, status, path, status === 200);
      const problems = await page.evaluate(readXml, text);
      outcome.failures.push(...problems.map((problem) => `${path} has ${problem.slice(0, 160)}`));
      if (!text.includes("pwn")) outcome.failures.push(`${path} shows no string`);
    }
    const plain = await fetchText(`${site.url}/llms.txt`);
    count(outcome, plain.status, "/llms.txt", plain.status === 200);
    if (!plain.headers.get("content-type")?.startsWith("text/plain"))
      outcome.failures.push("/llms.txt is not plain text");
    const images = await fetchImages(
      site,
      pages.map(({ path }) => sharePath(path)),
      outcome,
    );
    const lines = await readLines();
    outcome.failures.push(...logFailures(lines), ...lines.others.map((line) => `the log says: ${line.slice(0, 160)}`));
    await compareWithPlaceholder(site, images, outcome);

    outcome.failures.push(...[...ran].map((where) => `a script ran: ${where}`));
    return {
      ...outcome,
      note: `${some.length} strings in every column, ${pages.length + lists.length} pages, ${pages.length} images`,
    };
  },
};

/** While the store is slow, pages are streamed and their records follow later, through other code. */
async function fetchWhileSlow(site: StoreSite, tables: TableBehaviours, paths: string[]) {
  const slow = Object.entries(tables).map(([name, table]) => [name, { ...table, hold: true }]);
  await site.store(Object.fromEntries(slow));
  // A crawler would get the finished page.
  const headers = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36",
  };
  const asking = paths.map(async (path) => ({ path, ...(await fetchText(site.url + path, { headers })) }));
  await sleep(DELAY_MS);
  await site.store(tables);
  return Promise.all(asking);
}

/** Each must be a PNG. */
async function fetchImages(site: StoreSite, paths: string[], outcome: Outcome) {
  const images = new Map<string, Buffer>();
  for (const path of paths) {
    const response = await fetch(site.url + path);
    count(outcome, response.status, path, response.status === 200);
    images.set(path, Buffer.from(await response.arrayBuffer()));
    if (response.headers.get("content-type") !== "image/png") outcome.failures.push(`${path} is no PNG`);
  }
  return images;
}

/** A failed store yields the placeholder image, which no record may have. */
async function compareWithPlaceholder(site: StoreSite, images: Map<string, Buffer>, outcome: Outcome) {
  await site.store({ projects: { status: 500 } });
  const response = await fetch(`${site.url}/share/project/unknown.png`);
  count(outcome, response.status, "the placeholder image", response.status === 200);
  const placeholder = Buffer.from(await response.arrayBuffer());
  for (const [path, image] of images) {
    const isWhole = image.subarray(1, 4).toString() === "PNG" && image.readUInt32BE(16) === SHARE_SIZE.width;
    if (!isWhole || image.equals(placeholder)) outcome.failures.push(`${path} could not be made`);
  }
}
