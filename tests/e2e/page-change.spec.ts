import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

type Change = { before: string[]; after: string[] };

/** Notes each change of page: the names that take part on the old page, and on the new one. */
async function watchChanges(page: Page): Promise<() => Promise<Change[]>> {
  await page.addInitScript(() => {
    const changes: Change[] = [];
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
  return () => page.evaluate(() => (window as unknown as { changes: Change[] }).changes);
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

test("a card turns into its project's page, and back into its card", async ({ page }) => {
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
});

test("pages without a cover between them turn as a whole", async ({ page }) => {
  const changes = await watchChanges(page);
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Work" }).click();
  await expect(page).toHaveURL("/work");
  await expect.poll(changes).toEqual([{ before: ["root", "nav"], after: ["root", "nav"] }]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a page changes at once", async ({ page }) => {
    const changes = await watchChanges(page);
    await page.goto("/work");
    await openProject(page, "A market that opens on Thursdays");
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL("/project/harvest-table-market");
    expect(await changes()).toEqual([]);
  });
});
