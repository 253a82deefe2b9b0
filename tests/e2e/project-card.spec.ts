import { expect, test } from "../support/test.ts";
import { cards, gotoReady, row } from "../support/work-page.ts";

test.describe("a project card", () => {
  test("shows its fields on both faces, and defaults for what is missing", async ({ page, siteOn }) => {
    const site = await siteOn({
      projects: {
        rows: [
          row(1, { client: "Dockline", description: "Tickets.", year: 2022, url: "dockline.example", image: null }),
          row(2, { type: null, industry: null, complexity: null, year: null, title: "Bare" }),
        ],
      },
    });
    await gotoReady(page, `${site.url}/work`);
    const full = cards(page).nth(0);
    await expect(full).toHaveCSS("height", "500px");
    await expect(full.locator(".front")).toContainText(/Web Development2022Project 1Dockline/);
    await expect(full.locator(".front")).toContainText("Tickets.");
    await expect(full.locator(".no-picture")).toHaveText(/Project/);
    await full.getByRole("button").click();
    await expect(full.locator(".back")).toContainText(
      /Project 1ClientDocklineYear2022IndustryTechnologyComplexityHighTickets\./,
    );
    await expect(full.getByRole("link", { name: "View Full Project" })).toHaveAttribute("href", "/project/p1");
    const live = full.getByRole("link", { name: "View Live Site" });
    await expect(live).toHaveAttribute("href", "https://dockline.example");
    await expect(live).toHaveAttribute("target", "_blank");
    await expect(live).toHaveAttribute("rel", /noopener/);
    const bare = cards(page).nth(1);
    await expect(bare.locator(".front")).toContainText(/N\/ABareConfidentialNo description available\./);
    await bare.getByRole("button").click();
    await expect(bare.locator(".back")).toContainText(/ClientConfidentialYearN\/A/);
    await expect(bare.getByRole("link", { name: "View Live Site" })).toHaveCount(0);
  });

  test("never links anything but the web", async ({ page, siteOn }) => {
    const urls = ["javascript:alert(1)", "data:text/html,x", "mailto:a@b.example", "ftp://a.example", "  "];
    const site = await siteOn({ projects: { rows: urls.map((url, id) => row(id, { url })) } });
    await page.goto(`${site.url}/work`);
    await expect(cards(page)).toHaveCount(urls.length);
    await expect(page.locator("[data-flip-card] a")).toHaveText(urls.map(() => "View Full Project"));
  });

  test("clamps title and description", async ({ page, siteOn }) => {
    const long = "measure ".repeat(60);
    const site = await siteOn({
      projects: {
        rows: [row(1, { title: long, description: long, client: long }), row(2, { title: "W".repeat(200) })],
      },
    });
    await page.goto(`${site.url}/work`);
    const lines = (selector: string) =>
      cards(page)
        .first()
        .locator(selector)
        .evaluate((element) =>
          Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
        );
    expect(await lines(".front h3")).toBe(2);
    expect(await lines(".front .about")).toBe(2);
    expect(await lines(".back h3")).toBe(2);
    expect(await lines(".back .text")).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await expect(cards(page)).toHaveCount(2);
    for (const card of await cards(page).all()) {
      const [box, acts] = [await card.boundingBox(), await card.locator(".acts").boundingBox()];
      expect((acts?.y ?? 0) + (acts?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 500);
    }
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("turns, and its picture stays as large as it was", async ({ page }) => {
      await gotoReady(page, "/work");
      const card = cards(page).first();
      await card.tap();
      await expect(card).toHaveAttribute("data-flipped", "true");
      await expect(card.locator("figure img")).toHaveCSS("scale", "none");
    });
  });

  test("turns on each click, and its links do not turn it", async ({ page, context }) => {
    await context.route("https://*.example/", (route) => route.fulfill({ body: "The client's own site." }));
    await gotoReady(page, "/work");
    const card = cards(page).first();
    await expect(card).toHaveAttribute("data-flipped", "false");
    await card.click();
    await expect(card).toHaveAttribute("data-flipped", "true");
    await expect(card.locator(".front")).toHaveAttribute("inert");
    await card.click({ position: { x: 30, y: 30 } });
    await expect(card).toHaveAttribute("data-flipped", "false");
    await expect(card.locator(".back")).toHaveAttribute("inert");
    await card.click();
    const popup = page.waitForEvent("popup");
    await card.getByRole("link", { name: "View Live Site" }).click();
    await (await popup).close();
    await expect(card).toHaveAttribute("data-flipped", "true");
  });

  test("works with the keyboard: focus goes to the back and returns, Escape turns it, the hidden face is out of reach", async ({
    page,
  }) => {
    await gotoReady(page, "/work");
    const card = cards(page).first();
    const front = card.getByRole("button", { name: /^Flip card: / });
    await expect(card.getByRole("button")).toHaveCount(1);
    await expect(front).toHaveAttribute("aria-expanded", "false");
    await front.focus();
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(1).getByRole("button")).toBeFocused();
    await front.press("Enter");
    const full = card.getByRole("link", { name: "View Full Project" });
    await expect(full).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(card.locator(":focus")).toHaveCount(0);
    await full.focus();
    await page.keyboard.press("Escape");
    await expect(card).toHaveAttribute("data-flipped", "false");
    await expect(front).toBeFocused();
    await page.keyboard.press("Space");
    await expect(full).toBeFocused();
    await card.getByRole("button", { name: /^Flip back/ }).press("Enter");
    await expect(front).toBeFocused();
  });

  test("does not rotate with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await gotoReady(page, "/work");
    await expect(cards(page).first().locator(".inner")).toHaveCSS("transition-property", "none");
  });
});
