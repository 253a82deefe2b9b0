import { setTimeout as sleep } from "node:timers/promises";
import { SHARE_IMAGE_SIZE, shareImagePath } from "#app/lib/page-path.ts";
import { runStoreSite, type StoreSite, type TableBehaviours } from "../../tests/support/store-site.ts";
import { type Attack, type AttackOutcome, countResponse, createOutcome, fetchText } from "./attack.ts";
import { makeHostileRecords, uncoveredColumns } from "./hostile-records.ts";
import { pickStrings } from "./injected-strings.ts";
import { becomesHydrated, inspectPage, inspectXml, openPageWithoutCsp } from "./inspect-page.ts";
import { logFailures, watchLog } from "./watch-log.ts";

const STORE_DELAY_MS = 3_000;
const listPaths = ["/", "/work?show=90", "/about", "/lab", "/rapid-development"];

/** Stores every string in every column of every table, and inspects every page, file and image that shows one. */
export const storedInjectionAttack: Attack = {
  name: "scripts through every stored field",
  limitMinutes: 8,
  run: async (target, inputCounts) => {
    const outcome = createOutcome();
    const some = pickStrings(inputCounts.strings);
    const { tables, pages } = makeHostileRecords(some);
    const site = await runStoreSite(tables, { LOG_LEVEL: "info" });
    target.onEnd(site.stop);
    const readLines = await watchLog(site);
    const { page, ran } = await openPageWithoutCsp(target);
    for (const column of uncoveredColumns()) outcome.failures.push(`no string is injected into ${column}`);

    const texts = pages.filter(({ isText }) => isText).map(({ path }) => path);
    for (const { path, status, text } of await fetchWhileStoreIsSlow(site, tables, texts)) {
      countResponse(outcome, status, path, status === 200);
      const { problems, isInData } = await page.evaluate(inspectPage, text);
      outcome.failures.push(...problems.map((problem) => `${path}, streamed late, has ${problem.slice(0, 160)}`));
      if (!isInData) outcome.failures.push(`${path}, streamed late, has no string in its data`);
    }
    for (const { path, isText } of [...listPaths.map((path) => ({ path, isText: true })), ...pages]) {
      const response = await page.goto(site.url + path);
      countResponse(outcome, response?.status() ?? 0, path, response?.status() === 200);
      if (!(await becomesHydrated(page))) outcome.failures.push(`${path} does not hydrate`);
      // Null stands for the page that the browser has open.
      const cached = await fetchText(site.url + path, { headers: { "user-agent": "Googlebot" } });
      countResponse(outcome, cached.status, path, cached.status === 200);
      for (const html of [null, cached.text]) {
        const { problems, isShown, isInData } = await page.evaluate(inspectPage, html);
        outcome.failures.push(...problems.map((problem) => `${path} has ${problem.slice(0, 160)}`));
        if (isText && !isShown) outcome.failures.push(`${path} shows no string`);
        if (isText && !listPaths.includes(path) && !isInData)
          outcome.failures.push(`${path} has no string in its data`);
      }
    }
    for (const path of ["/feed.xml", "/sitemap.xml"]) {
      const { status, text } = await fetchText(site.url + path);
      countResponse(outcome, status, path, status === 200);
      const problems = await page.evaluate(inspectXml, text);
      outcome.failures.push(...problems.map((problem) => `${path} has ${problem.slice(0, 160)}`));
      if (!text.includes("pwn")) outcome.failures.push(`${path} shows no string`);
    }
    const plain = await fetchText(`${site.url}/llms.txt`);
    countResponse(outcome, plain.status, "/llms.txt", plain.status === 200);
    if (!plain.headers.get("content-type")?.startsWith("text/plain"))
      outcome.failures.push("/llms.txt is not plain text");
    const images = await fetchShareImages(
      site,
      pages.map(({ path }) => shareImagePath(path)),
      outcome,
    );
    const lines = await readLines();
    outcome.failures.push(...logFailures(lines), ...lines.others.map((line) => `the log says: ${line.slice(0, 160)}`));
    await compareWithPlaceholder(site, images, outcome);

    outcome.failures.push(...[...ran].map((where) => `a script ran: ${where}`));
    return {
      ...outcome,
      note: `${some.length} strings in every column, ${pages.length + listPaths.length} pages, ${pages.length} images`,
    };
  },
};

/** While the store is slow, a page is streamed before its record arrives; the record then takes another path through the code. */
async function fetchWhileStoreIsSlow(site: StoreSite, tables: TableBehaviours, paths: string[]) {
  const slow = Object.entries(tables).map(([name, table]) => [name, { ...table, stall: true }]);
  await site.store(Object.fromEntries(slow));
  // A browser's user agent, since a crawler would get the finished page.
  const headers = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36",
  };
  const asking = paths.map(async (path) => ({ path, ...(await fetchText(site.url + path, { headers })) }));
  await sleep(STORE_DELAY_MS);
  await site.store(tables);
  return Promise.all(asking);
}

/** Fetches the share images, each of which must be a PNG. */
async function fetchShareImages(site: StoreSite, paths: string[], outcome: AttackOutcome) {
  const images = new Map<string, Buffer>();
  for (const path of paths) {
    const response = await fetch(site.url + path);
    countResponse(outcome, response.status, path, response.status === 200);
    images.set(path, Buffer.from(await response.arrayBuffer()));
    if (response.headers.get("content-type") !== "image/png") outcome.failures.push(`${path} is no PNG`);
  }
  return images;
}

/** While the store fails, the site serves a placeholder image. No record's image may equal it. */
async function compareWithPlaceholder(site: StoreSite, images: Map<string, Buffer>, outcome: AttackOutcome) {
  await site.store({ projects: { status: 500 } });
  const response = await fetch(`${site.url}/share/project/unknown.png`);
  countResponse(outcome, response.status, "the placeholder image", response.status === 200);
  const placeholder = Buffer.from(await response.arrayBuffer());
  for (const [path, image] of images) {
    const isWhole = image.subarray(1, 4).toString() === "PNG" && image.readUInt32BE(16) === SHARE_IMAGE_SIZE.width;
    if (!isWhole || image.equals(placeholder)) outcome.failures.push(`${path} could not be made`);
  }
}
