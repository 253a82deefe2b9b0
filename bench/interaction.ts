import type { Browser, Page } from "@playwright/test";
import { waitForHydration } from "../tests/support/hydrated.ts";
import { withBrowser } from "./browser.ts";
import { clickAtPointer, clickOn, hover } from "./mouse.ts";

const CPU_SLOWDOWN = 4;
const ROUNDS = 3;
/** Time between hover and click, in which the site prefetches the page. */
const HOVER_MS = 600;
const PHONE_VIEWPORT = { width: 390, height: 844 };
const DESKTOP_VIEWPORT = { width: 1440, height: 900 };

type Interaction = { name: string; path: string; act: (page: Page) => Promise<unknown> };

const interactions: Interaction[] = [
  { name: "open the menu", path: "/", act: (page) => clickOn(page, ".burger") },
  { name: "follow a link", path: "/", act: (page) => clickOn(page, ".hero .btn") },
  { name: "turn a card", path: "/work", act: (page) => clickOn(page, ".card .turn") },
  { name: "filter", path: "/work?type=E-commerce", act: (page) => clickOn(page, ".filter-chip") },
  { name: "type a letter", path: "/contact", act: (page) => typeLetter(page, "input[name=name]") },
  { name: "send an empty form", path: "/contact", act: (page) => clickOn(page, "main form button:visible") },
  { name: "open a question", path: "/contact", act: (page) => clickOn(page, "main summary:visible") },
];
const destinationPaths = ["/about", "/work", "/services", "/lab", "/contact"];

/** Times from an input to the next frame on a slowed CPU. Returns the longest of the rounds. */
export async function timeInteractions(siteUrl: string): Promise<(string | number)[][]> {
  return withBrowser(async (browser) => {
    const rows: (string | number)[][] = [];
    for (const { name, path, act } of interactions) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const page = await openHydratedPage(browser, siteUrl + path);
        const cdp = await page.context().newCDPSession(page);
        await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
        await page.evaluate(watchInteractions);
        await act(page);
        times.push(await page.evaluate(longestInteraction));
        await page.context().close();
      }
      rows.push([name, path, Math.max(...times)]);
    }
    return rows;
  });
}

/** Times from the click on a hovered link to the first frame of the other page, not slowed. Returns the median. */
export async function timeNavigations(siteUrl: string, bareUrl: string): Promise<(string | number)[][]> {
  return withBrowser(async (browser) => {
    const openHome = () => openHydratedPage(browser, `${siteUrl}/`, DESKTOP_VIEWPORT);
    const rows: (string | number)[][] = [
      ["(bare page, the same transition)", await timeNavigation(() => openBareTransition(browser, bareUrl), "a")],
    ];
    for (const path of destinationPaths)
      rows.push([path, await timeNavigation(openHome, `.nav-links a[href='${path}']`)]);
    return rows;
  });
}

async function timeNavigation(openPage: () => Promise<Page>, link: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage();
    await hover(page, link);
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(watchNavigation);
    await clickAtPointer(page);
    await page.waitForFunction(() => "changed" in window);
    times.push(await page.evaluate(() => (window as unknown as { changed: number }).changed));
    await page.context().close();
  }
  return Math.round(times.toSorted((a, b) => a - b)[1] ?? 0);
}

/** Opens the baseline: a bare page that only runs a view transition. */
async function openBareTransition(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP_VIEWPORT })).newPage();
  await page.goto(url);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("afterbegin", "<a href='#'>Next</a>");
    document.querySelector("a")?.addEventListener("click", (event) => {
      event.preventDefault();
      const main = document.querySelector("main");
      document.startViewTransition(() => main?.replaceWith(main.cloneNode(true)));
    });
  });
  return page;
}

function watchNavigation() {
  const old = document.querySelector("h1");
  let clicked = 0;
  addEventListener("click", () => (clicked = performance.now()), { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector("h1") === old) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { changed: performance.now() - clicked })));
  }).observe(document.body, { childList: true, subtree: true });
}

function watchInteractions() {
  const times: number[] = [];
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) times.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits first, since the browser reports an event only after its frame, and reports no event shorter than 16 ms. */
async function longestInteraction(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return Math.max(16, ...(window as unknown as { times: number[] }).times);
}

async function openHydratedPage(browser: Browser, url: string, viewport = PHONE_VIEWPORT) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(url);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  return page;
}

async function typeLetter(page: Page, selector: string) {
  await clickOn(page, selector);
  await page.keyboard.press("A");
}
