import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const teamNames = ["Amara Diallo", "Jonas Petrov", "Lin Zhao", "Mateo Reyes", "Priya Raman", "Tunde Bakare"];

test("tells who the agency is, draws its people to scale, and links to the team and /contact", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");

  await test.step("mission, vision and a story from 2020 in Toronto", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/About/);
    await expect(main).toContainText("We started in Toronto in 2020");
    for (const name of ["Mission", "Vision", "Our Story", "The Team", "Values"])
      await expect(main.getByRole("heading", { level: 2, name, exact: true })).toHaveCount(1);
    await expect(main).toContainText("Founded 2020");
    await expect(main.getByRole("heading", { level: 3, name: /^20\d\d$/ })).toHaveText([
      "2020",
      "2021",
      "2022",
      "2023",
      "2024",
    ]);
  });

  await test.step("for each year, one block per person", async () => {
    for (const [year, count] of [2, 3, 4, 5, 6].entries()) {
      const blocks = page.getByRole("img", { name: `${count} people`, exact: true });
      await expect(blocks.locator("i"), String(2020 + year)).toHaveCount(count);
    }
  });

  await test.step("the four values, in order", async () => {
    const values = page.locator("section", { has: page.getByRole("heading", { name: "Values", exact: true }) });
    await expect(values.getByRole("heading", { level: 3 })).toHaveText([
      "Innovation",
      "Quality",
      "Collaboration",
      "Impact",
    ]);
  });

  await test.step("six faces fill the hero's line at every width", async () => {
    await expect(page.locator(".faces img")).toHaveCount(6);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [line, ...faces] = await page.locator(".faces, .faces img").evaluateAll((boxes) =>
        boxes.map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return { x, y, width, height };
        }),
      );
      for (const [index, face] of faces.entries()) {
        expect(face.y).toBeCloseTo(line?.y ?? 0, 0);
        expect(face.height).toBeCloseTo(line?.height ?? 0, 0);
        expect(face.x, `${width} px`).toBeCloseTo((line?.x ?? 0) + (index * (line?.width ?? 0)) / 6, 0);
      }
    }
  });

  await test.step("the button in the hero leads to the team, the last one to /contact", async () => {
    await page.getByRole("link", { name: "Meet the team" }).click();
    await expect(page).toHaveURL("/about#team");
    await expect(page.getByRole("heading", { name: "The Team" })).toBeInViewport();
    await main.getByRole("link", { name: "Start Your Project" }).click();
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("the team", () => {
  const team = (page: Page) =>
    page.locator("section", { has: page.getByRole("heading", { name: "The Team", exact: true }) });
  const names = (page: Page) => team(page).getByRole("heading", { level: 3 });

  test("shows an error, loads without moving the page, is sorted by name, and loads on a retry", async ({
    page,
    context,
    siteOn,
  }) => {
    const site = await siteOn({ team: { status: 500 } });
    const failed = await context.newPage();
    await failed.goto(`${site.url}/about`);
    const alert = team(failed).getByRole("alert");
    await expect(alert).toContainText("The list could not be loaded.");
    await expect(failed.getByRole("alert")).toHaveCount(1);
    await expect(failed.getByRole("main")).not.toContainText("store says no");

    await site.store({ team: { stall: true } });
    // Reduced motion, since sections that rise into view would move too.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${site.url}/about`, { waitUntil: "commit" });
    await expect(team(page).locator("[data-skeleton]")).toHaveCount(3);
    await expect(page.locator("[data-skeleton]")).toHaveCount(3);
    const before = await measureHeroPlaces(page);
    await site.store({});
    await expect(names(page)).toHaveText(teamNames);
    const first = team(page).getByRole("listitem").first();
    await expect(first).toContainText("Creative director");
    await expect(first).toContainText("Draws the first sketch and argues for the second.");
    expect(await site.requests()).toContain("/rest/v1/team?select=*&order=name.asc");
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    await expect(page.locator(".faces img")).toHaveCount(6);
    expect(await measureHeroPlaces(page)).toEqual(before);

    await waitForHydration(failed);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(names(failed)).toHaveText(teamNames);
    await expect(failed.locator(".faces img")).toHaveCount(6);
  });

  test("shows a person without any details, and one with very long words", async ({ page, siteOn }) => {
    const endless = "Wolfeschlegelsteinhausenbergerdorff".repeat(6);
    const site = await siteOn({
      team: {
        rows: [
          { id: 1, name: null, role: null, excerpt: null, image: null },
          { id: 2, name: endless, role: endless, excerpt: endless, image: "javascript:alert(1)" },
          { id: 3 },
        ],
      },
    });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${site.url}/about`);
    await expect(team(page).getByRole("listitem")).toHaveCount(3);
    await expect(names(page).first()).toHaveText("Unnamed");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const texts = team(page).getByRole("listitem").locator("h3, p");
    await expect(texts).toHaveCount(7);
    for (const text of await texts.all()) {
      const spill = await text.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(spill).toBeLessThanOrEqual(1);
    }
  });
});

/** Measures where the hero and the parts after it stand. */
function measureHeroPlaces(page: Page) {
  return page.evaluate(() =>
    ["h1", ".faces", ".lede", ".statement", "#team .head"].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, x, y, width, height].join(" ");
    }),
  );
}
