/**
 * Times how long the desk's actions take to show their effect on a slowed CPU, over thousands of enquiries on SQLite, and
 * weighs the scripts of its first pages: node bench/desk-interaction.ts
 */
import type { Browser, Page } from "@playwright/test";
import { ensureBuilt } from "../scripts/setup.mjs";
import { waitForHydration } from "../tests/support/hydrated.ts";
import { createSessionCookie } from "../tests/support/operator.ts";
import { runSite } from "../tests/support/run-site.ts";
import { withBrowser } from "./browser.ts";
import { fillStore } from "./desk/fill-store.ts";
import { withServiceClient } from "./desk/service-client.ts";
import { openFreshStore } from "./faults/fresh-store.ts";
import { clickOn } from "./mouse.ts";
import { formatTable, median, toKilobytes } from "./table.ts";

const CPU_SLOWDOWN = 4;
const ROUNDS = 3;

type DeskAction = {
  name: string;
  /** A function if the action changes an enquiry: each round then gets another enquiry. */
  path: string | ((enquiry: string) => string);
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Matches an element as soon as the effect is on the page. */
  effectSelector: string;
};

const LIST_PATH = "/desk/enquiries";
const chooseFirstRow = (page: Page) => clickOn(page, ".inbox [data-enquiry] .ck");
const showNextPage = (page: Page) => clickOn(page, ".count [rel=next]");
const openFirstEnquiry = (page: Page) => clickOn(page, ".inbox .go");
const deskActions: DeskAction[] = [
  // A baseline that shows how fast the machine is.
  {
    name: "(the public site’s theme switch)",
    path: "/",
    act: (page) => clickOn(page, ".theme"),
    effectSelector: "[data-theme]",
  },
  {
    name: "open the finder",
    path: LIST_PATH,
    act: (page) => page.keyboard.press("Control+k"),
    effectSelector: "[role=combobox]",
  },
  { name: "open the help", path: LIST_PATH, act: (page) => page.keyboard.press("?"), effectSelector: ".keymap" },
  { name: "choose a row", path: LIST_PATH, act: chooseFirstRow, effectSelector: ".bulk" },
  {
    name: "move the chosen row to Open",
    path: `${LIST_PATH}?state=new`,
    prepare: chooseFirstRow,
    act: (page) => clickOn(page, ".bulk [value=open]"),
    effectSelector: ".inbox .on[data-state=open]",
  },
  {
    name: "show one state",
    path: LIST_PATH,
    act: (page) => clickOn(page, ".blk a[href*=answered]"),
    effectSelector: ".blk [aria-current][href='/desk/enquiries']",
  },
  {
    name: "sort by newest",
    path: LIST_PATH,
    act: (page) => clickOn(page, ".seg a[href*=newest]"),
    effectSelector: ".seg a[href*=newest][aria-current]",
  },
  { name: "show the next page", path: LIST_PATH, act: showNextPage, effectSelector: ".count[aria-busy=true]" },
  { name: "show the next page: its rows", path: LIST_PATH, act: showNextPage, effectSelector: ".count [rel=prev]" },
  { name: "open an enquiry", path: LIST_PATH, act: openFirstEnquiry, effectSelector: ".eh h1" },
  { name: "open an enquiry: all of it", path: LIST_PATH, act: openFirstEnquiry, effectSelector: ".eh [value=won]" },
  {
    name: "set its state",
    path: (enquiry) => enquiry,
    act: (page) => clickOn(page, ".eh [value=won]"),
    effectSelector: ".eh [value=won][aria-pressed=true]",
  },
  {
    name: "mark it as spam",
    path: (enquiry) => enquiry,
    act: (page) => clickOn(page, "[aria-keyshortcuts=S]"),
    effectSelector: "[data-enquiry][data-state=spam]",
  },
];

ensureBuilt();
const { env, drop } = await openFreshStore("SQLite");
try {
  await (await runSite({ ...env, LOG_LEVEL: "silent" })).stop();
  await fillStore(env);
  const cookie = await withServiceClient(env, () => createSessionCookie());
  const site = await runSite({ ...env, LOG_LEVEL: "silent" });
  try {
    await withBrowser(async (browser) => {
      const enquiries = await findEnquiries(browser, site.url, cookie);
      const rows: (string | number)[][] = [];
      for (const action of deskActions)
        rows.push([action.name, ...(await timeAction(browser, site.url, cookie, action, enquiries))]);
      console.log(formatTable(["action", "effect after, ms", "slowest"], rows));
      const weights: (string | number)[][] = [];
      for (const path of ["/desk", LIST_PATH, enquiries[0] ?? LIST_PATH])
        weights.push([path.slice(0, 20), await weighScripts(browser, site.url, cookie, path)]);
      console.log(`\n${formatTable(["first page", "JavaScript over the network, kB"], weights)}`);
    });
  } finally {
    await site.stop();
  }
} finally {
  await drop();
}

/** Times from the input event to the first frame with the effect. Returns the median and the slowest. */
async function timeAction(
  browser: Browser,
  url: string,
  cookie: string,
  { path, prepare, act, effectSelector }: DeskAction,
  enquiries: string[],
) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openDeskPage(
      browser,
      url,
      cookie,
      typeof path === "string" ? path : path(enquiries[round] ?? LIST_PATH),
    );
    await prepare?.(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.evaluate(watchForEffect, effectSelector);
    await act(page);
    await page.waitForFunction(() => "shownAfter" in window);
    times.push(Math.round(await page.evaluate(() => (window as unknown as { shownAfter: number }).shownAfter)));
    await page.context().close();
  }
  return [median(times), Math.max(...times)];
}

function watchForEffect(selector: string) {
  let from = 0;
  for (const type of ["click", "keydown"])
    addEventListener(type, ({ timeStamp }) => (from ||= timeStamp), { capture: true });
  const look = () => {
    if (from === 0 || !document.querySelector(selector)) return requestAnimationFrame(look);
    setTimeout(() => Object.assign(window, { shownAfter: performance.now() - from }));
  };
  requestAnimationFrame(look);
}

/** Finds the paths of the first listed enquiries, one for each round. */
async function findEnquiries(browser: Browser, url: string, cookie: string): Promise<string[]> {
  const page = await openDeskPage(browser, url, cookie, `${LIST_PATH}?state=closed`);
  const found = await page.locator(".inbox .go").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.context().close();
  return found.slice(0, ROUNDS).map((href) => new URL(href ?? "", url).pathname);
}

async function weighScripts(browser: Browser, url: string, cookie: string, path: string): Promise<number> {
  const page = await openDeskPage(browser, url, cookie, path);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  await page.context().close();
  return toKilobytes(bytes);
}

async function openDeskPage(browser: Browser, url: string, cookie: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: "desk", value: cookie, url }]);
  const page = await context.newPage();
  await page.goto(url + path);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  return page;
}
