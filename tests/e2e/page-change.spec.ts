import type { Page } from "@playwright/test";
import { captureArea } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";

type PageChange = { before: string[]; after: string[] };

/** Records the view-transition names on the old and the new page at each change of page. */
async function watchChanges(page: Page): Promise<() => Promise<PageChange[]>> {
  await page.addInitScript(() => {
    const changes: PageChange[] = [];
    Object.assign(window, { changes });
    const names = () =>
      [...document.querySelectorAll("*")]
        .map((element) => getComputedStyle(element).getPropertyValue("view-transition-name"))
        .filter((name) => name !== "none");
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const before = names();
      const render = typeof update === "function" ? update : update?.update;
      return start(async () => {
        await render?.();
        changes.push({ before, after: names() });
      });
    };
  });
  return () => page.evaluate(() => (window as unknown as { changes: PageChange[] }).changes);
}

async function openProject(page: Page, title: string) {
  const card = page.locator("[data-flip-card]").filter({ hasText: title });
  await expect(async () => {
    if ((await card.getAttribute("data-flipped")) !== "true")
      await card.getByRole("button", { name: title }).first().click();
    await expect(card).toHaveAttribute("data-flipped", "true", { timeout: 1000 });
  }).toPass();
  await card.getByRole("link", { name: "View Full Project" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("a card's cover morphs into its project's cover, and back", async ({ page }) => {
  const changes = await watchChanges(page);
  await page.goto("/work");
  const title = "A market that opens on Thursdays";
  await openProject(page, title);
  await expect.poll(changes).toHaveLength(1);
  const cover = "cover-harvest-table-market";
  const [there] = await changes();
  expect(there?.before.toSorted()).toEqual([cover, "nav", "root"]);
  expect(there?.after.toSorted()).toEqual([cover, "nav", "root"]);

  await page.goBack();
  await expect(page).toHaveURL("/work");
  await expect.poll(changes).toHaveLength(2);
  const [, back] = await changes();
  expect(back?.before.toSorted()).toEqual([cover, "nav", "root"]);
  expect(back?.after.toSorted()).toEqual([cover, "nav", "root"]);

  // Pages that share no cover change as a whole.
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(changes).toHaveLength(3);
  const [, , whole] = await changes();
  expect(whole).toEqual({ before: ["root", "nav"], after: ["root", "nav"] });
});

test("a page that arrives whole shows no loading state", async ({ page }) => {
  await page.goto("/services");
  await page.evaluate(() => {
    const waiting: string[] = [];
    Object.assign(window, { waiting });
    new MutationObserver(() => {
      for (const { className } of document.querySelectorAll(".skeleton, .loading, .wait")) waiting.push(className);
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const [name, path] of [
    ["About", "/about"],
    ["Lab", "/lab"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.locator("main section").nth(3)).toBeAttached();
    expect(await page.evaluate(() => "waiting" in window && window.waiting), path).toEqual([]);
  }
});

/** Stops every change of page half-way, where the block of paint between the pages is widest. */
async function stopHalfWay(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change = start(update);
      const stopped = change.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const effect = animation.effect as KeyframeEffect;
          if (!effect.pseudoElement?.startsWith("::view-transition")) continue;
          animation.pause();
          animation.currentTime = Number(effect.getTiming().duration) / 2;
        }
      });
      Object.assign(window, { stopped });
      return change;
    };
  });
}

test("the block between two pages has the new page's paint", async ({ page }) => {
  await stopHalfWay(page);
  await page.goto("/services");
  for (const [path, paint] of [
    ["/services/web-development", [106, 169, 255]],
    ["/services", null],
    ["/services/mobile-apps", [255, 122, 51]],
    ["/about", [255, 107, 168]],
  ] as const) {
    await page.evaluate(() => Object.assign(window, { stopped: undefined }));
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await page.waitForFunction(() => "stopped" in window && window.stopped);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const drawn = paint && (await captureArea(page, { x: 0, y: 0, ...size }));
    const middle = Math.round(size.width / 2);
    for (const y of [200, 400, 600]) if (drawn) expect(drawn.at(middle, y), path).toEqual(paint);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page).toHaveURL(path);
  }
});

test.describe("in a browser without view transitions", () => {
  test.use({ expectedConsole: /viewTransition/ });

  test("the new page is shown at once", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
    await page.goto("/work");
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page.locator("h1")).toHaveText(/About/);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(/Work/);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the page changes without an animation", async ({ page }) => {
    await page.goto("/work");
    await openProject(page, "A market that opens on Thursdays");
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition")).length;
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    expect(await page.evaluate(running)).toBe(0);
  });
});
