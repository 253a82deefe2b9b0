/**
 * How long the desk's actions take to show their effect on a CPU slowed four times, over 10,000 enquiries on SQLite, and
 * what its first pages weigh: node bench/desk-interaction.ts
 */
import type { Browser, Page } from "@playwright/test";
import { ensureBuilt } from "../scripts/setup.mjs";
import { waitForHydration } from "../tests/support/hydrated.ts";
import { createSessionCookie } from "../tests/support/operator.ts";
import { runSite } from "../tests/support/run-site.ts";
import { withBrowser } from "./browser.ts";
import { fillStore } from "./desk/fill.ts";
import { openServiceOf } from "./desk/service.ts";
import { openFreshStore } from "./faults/fresh-store.ts";
import { press } from "./mouse.ts";
import { kilobytes, median, table } from "./table.ts";

const CPU_SLOWDOWN = 4;
const ROUNDS = 3;

type Action = {
  name: string;
  /** Made for the enquiry of the round, since an action changes an enquiry only once. */
  path: string | ((enquiry: string) => string);
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Matches as soon as the effect is on the page. */
  shows: string;
};

const list = "/desk/enquiries";
const choose = (page: Page) => press(page, ".inbox [data-enquiry] .ck");
const nextPage = (page: Page) => press(page, ".count [rel=next]");
const openFirst = (page: Page) => press(page, ".inbox .go");
const actions: Action[] = [
  // A baseline that shows how fast the machine is.
  { name: "(the public site’s theme switch)", path: "/", act: (page) => press(page, ".theme"), shows: "[data-theme]" },
  { name: "open the finder", path: list, act: (page) => page.keyboard.press("Control+k"), shows: "[role=combobox]" },
  { name: "open the help", path: list, act: (page) => page.keyboard.press("?"), shows: ".keymap" },
  { name: "choose a row", path: list, act: choose, shows: ".bulk" },
  {
    name: "move the chosen row to Open",
    path: `${list}?state=new`,
    prepare: choose,
    act: (page) => press(page, ".bulk [value=open]"),
    shows: ".inbox .on[data-state=open]",
  },
  {
    name: "show one state",
    path: list,
    act: (page) => press(page, ".blk a[href*=answered]"),
    shows: ".blk [aria-current][href='/desk/enquiries']",
  },
  {
    name: "sort by newest",
    path: list,
    act: (page) => press(page, ".seg a[href*=newest]"),
    shows: ".seg a[href*=newest][aria-current]",
  },
  { name: "show the next 50", path: list, act: nextPage, shows: ".count[aria-busy=true]" },
  { name: "show the next 50: its rows", path: list, act: nextPage, shows: ".count [rel=prev]" },
  { name: "open an enquiry", path: list, act: openFirst, shows: ".eh h1" },
  { name: "open an enquiry: all of it", path: list, act: openFirst, shows: ".eh [value=won]" },
  {
    name: "set its state",
    path: (enquiry) => enquiry,
    act: (page) => press(page, ".eh [value=won]"),
    shows: ".eh [value=won][aria-pressed=true]",
  },
  {
    name: "mark it as spam",
    path: (enquiry) => enquiry,
    act: (page) => press(page, "[aria-keyshortcuts=S]"),
    shows: "[data-enquiry][data-state=spam]",
  },
];

ensureBuilt();
const { env, drop } = await openFreshStore("SQLite");
try {
  await (await runSite({ ...env, LOG_LEVEL: "silent" })).stop();
  await fillStore(env);
  const cookie = await openServiceOf(env, () => createSessionCookie());
  const site = await runSite({ ...env, LOG_LEVEL: "silent" });
  try {
    await withBrowser(async (browser) => {
      const enquiries = await findEnquiries(browser, site.url, cookie);
      const rows: (string | number)[][] = [];
      for (const action of actions)
        rows.push([action.name, ...(await time(browser, site.url, cookie, action, enquiries))]);
      console.log(table(["action", "effect after, ms", "slowest"], rows));
      const weights: (string | number)[][] = [];
      for (const path of ["/desk", list, enquiries[0] ?? list])
        weights.push([path.slice(0, 20), await weigh(browser, site.url, cookie, path)]);
      console.log(`\n${table(["first page", "JavaScript over the network, kB"], weights)}`);
    });
  } finally {
    await site.stop();
  }
} finally {
  await drop();
}

/** From the event to the first frame with the effect: the median and the slowest. */
async function time(
  browser: Browser,
  url: string,
  cookie: string,
  { path, prepare, act, shows }: Action,
  enquiries: string[],
) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open(browser, url, cookie, typeof path === "string" ? path : path(enquiries[round] ?? list));
    await prepare?.(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.evaluate(watch, shows);
    await act(page);
    await page.waitForFunction(() => "shownAfter" in window);
    times.push(Math.round(await page.evaluate(() => (window as unknown as { shownAfter: number }).shownAfter)));
    await page.context().close();
  }
  return [median(times), Math.max(...times)];
}

function watch(selector: string) {
  let from = 0;
  for (const type of ["click", "keydown"])
    addEventListener(type, ({ timeStamp }) => (from ||= timeStamp), { capture: true });
  const look = () => {
    if (from === 0 || !document.querySelector(selector)) return requestAnimationFrame(look);
    setTimeout(() => Object.assign(window, { shownAfter: performance.now() - from }));
  };
  requestAnimationFrame(look);
}

/** The first of the list, an enquiry for each round. */
async function findEnquiries(browser: Browser, url: string, cookie: string): Promise<string[]> {
  const page = await open(browser, url, cookie, `${list}?state=closed`);
  const found = await page.locator(".inbox .go").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.context().close();
  return found.slice(0, ROUNDS).map((href) => new URL(href ?? "", url).pathname);
}

async function weigh(browser: Browser, url: string, cookie: string, path: string): Promise<number> {
  const page = await open(browser, url, cookie, path);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  await page.context().close();
  return kilobytes(bytes);
}

async function open(browser: Browser, url: string, cookie: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: "desk", value: cookie, url }]);
  const page = await context.newPage();
  await page.goto(url + path);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  return page;
}
