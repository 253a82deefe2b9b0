import { expect, test } from "../support/test.ts";

const people = ["Amara Diallo", "Jonas Petrov", "Lin Zhao", "Mateo Reyes", "Priya Raman", "Tunde Bakare"];

test("tells who the agency is: hero, mission, vision and a story from 2020 in Toronto", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
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

test("draws one block a person for each year", async ({ page }) => {
  await page.goto("/about");
  for (const [year, count] of [2, 3, 4, 5, 6].entries()) {
    const blocks = page.getByRole("img", { name: `${count} people`, exact: true });
    await expect(blocks.locator("i"), String(2020 + year)).toHaveCount(count);
  }
});

test("fills the hero's line with six faces at every width", async ({ page }) => {
  await page.goto("/about");
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

test("has the four values, in order, and a call to /contact", async ({ page }) => {
  await page.goto("/about");
  const values = page.locator("section", { has: page.getByRole("heading", { name: "Values", exact: true }) });
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "Innovation",
    "Quality",
    "Collaboration",
    "Impact",
  ]);
  await page.getByRole("main").getByRole("link", { name: "Start Your Project" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the button in the hero leads to the team", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Meet the team" }).click();
  await expect(page).toHaveURL("/about#team");
  await expect(page.getByRole("heading", { name: "The Team" })).toBeInViewport();
});

test.describe("the team", () => {
  test("comes from the store by name, after three skeleton cards while it loads, and nothing around it moves", async ({
    page,
    siteOn,
  }) => {
    const site = await siteOn({ team: { hold: true } });
    // Sections that rise are meant to move.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${site.url}/about`, { waitUntil: "commit" });
    await expect(page.locator("#team [data-skeleton]")).toHaveCount(3);
    await expect(page.locator("[data-skeleton]")).toHaveCount(3);
    const before = await places(page);
    await site.store({});
    await expect(page.locator("#team h3")).toHaveText(people);
    await expect(page.locator("#team li").first()).toContainText("Creative director");
    await expect(page.locator("#team li").first()).toContainText("Draws the first sketch and argues for the second.");
    expect(await site.requests()).toContain("/rest/v1/team?select=*&order=name.asc");
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    await expect(page.locator(".faces img")).toHaveCount(6);
    expect(await places(page)).toEqual(before);
  });

  test("says so when nobody is listed, and the hero keeps its block", async ({ page, siteOn }) => {
    const site = await siteOn({ team: { rows: [] } });
    await page.goto(`${site.url}/about`);
    await expect(page.locator("#team")).toContainText("Nobody is listed here at the moment.");
    await expect(page.locator(".faces")).not.toHaveCSS("height", "0px");
  });

  test.describe("when the read fails", () => {
    test.use({ expectedConsole: /Unexpected Server Error/ });

    test("offers another try, which works", async ({ page, siteOn }) => {
      const site = await siteOn({ team: { status: 500 } });
      await page.goto(`${site.url}/about`);
      const alert = page.locator("#team").getByRole("alert");
      await expect(alert).toContainText("The list could not be loaded.");
      await expect(page.getByRole("alert")).toHaveCount(1);
      await expect(page.getByRole("main")).not.toContainText("store says no");
      await site.store({});
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(page.locator("#team h3")).toHaveText(people);
      await expect(page.locator(".faces img")).toHaveCount(6);
    });
  });

  test("bears a person of whom nothing is known, and one with endless words", async ({ page, siteOn }) => {
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
    await expect(page.locator("#team li")).toHaveCount(3);
    await expect(page.locator("#team h3").first()).toHaveText("Unnamed");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const texts = page.locator("#team li :is(h3, p)");
    await expect(texts).toHaveCount(7);
    for (const text of await texts.all()) {
      const spill = await text.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(spill).toBeLessThanOrEqual(1);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "Our Story" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Impact" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Start Your Project" })).toHaveAttribute("href", "/contact");
  });
});

/** Where the hero and what follows it stand. */
function places(page: import("@playwright/test").Page) {
  return page.evaluate(() =>
    ["h1", ".faces", ".lede", ".statement", "#team .head"].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, x, y, width, height].join(" ");
    }),
  );
}
