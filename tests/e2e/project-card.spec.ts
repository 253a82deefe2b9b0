import { expect, test } from "../support/test.ts";
import { projectCards, projectRow } from "../support/work-page.ts";

test.describe("a project card", () => {
  test("shows its fields on both faces, defaults for missing ones, and links only web addresses", async ({
    page,
    siteOn,
  }) => {
    const urls = ["javascript:alert(1)", "data:text/html,x", "mailto:a@b.example", "ftp://a.example", "  "];
    const site = await siteOn({
      projects: {
        rows: [
          projectRow(1, {
            client: "Dockline",
            description: "Tickets.",
            year: 2022,
            url: "dockline.example",
            image: null,
          }),
          projectRow(2, { type: null, industry: null, complexity: null, year: null, title: "Bare" }),
          ...urls.map((url, index) => projectRow(3 + index, { url })),
        ],
      },
    });
    await page.goto(`${site.url}/work`);
    await expect(projectCards(page)).toHaveCount(2 + urls.length);
    await expect(projectCards(page).locator("a", { hasText: "View Live Site" })).toHaveCount(1);
    const full = projectCards(page).nth(0);
    await expect(full).toHaveCSS("height", "500px");
    await expect(full.locator(".front")).toContainText(/Web Development2022Project 1Dockline/);
    await expect(full.getByText("Tickets.").first()).toBeVisible();
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
    // A project without a year counts as 2000, and comes last.
    const bare = projectCards(page).last();
    await expect(bare.locator(".front")).toContainText(/N\/ABareConfidentialNo description available\./);
    await bare.getByRole("button").click();
    await expect(bare.locator(".back")).toContainText(/ClientConfidentialYearN\/A/);
    await expect(bare.getByRole("link", { name: "View Live Site" })).toHaveCount(0);
  });

  test("clamps title and description to whole lines, even on the narrowest card", async ({ page, siteOn }) => {
    const long = "measure ".repeat(60);
    const full = { title: long, description: long, client: long, industry: "Food and Hospitality", url: "a.example" };
    const wide = "Telecommunications-Infrastructure";
    const site = await siteOn({
      projects: {
        rows: [projectRow(1, full), projectRow(2, { title: "W".repeat(200) }), projectRow(3, { ...full, type: wide })],
      },
    });
    await page.goto(`${site.url}/work`);
    await expect(projectCards(page)).toHaveCount(3);
    for (const width of [390, 768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const index of [0, 2]) {
        const lines = await projectCards(page)
          .nth(index)
          .locator(".front h3, .front .about, .back h3, .back .text")
          .evaluateAll((texts) =>
            texts.map((text) => {
              const { lineHeight } = getComputedStyle(text);
              return Number((text.clientHeight / Number.parseFloat(lineHeight)).toFixed(1));
            }),
          );
        expect(lines, `card ${index} at ${width} px`).toEqual([2, 2, 2, 4]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      const cut = await projectCards(page)
        .locator(".row")
        .evaluateAll((rows) => rows.map((row) => row.scrollWidth - row.clientWidth));
      expect(cut, `types at ${width} px`).toEqual([0, 0, 0]);
      const free = await projectCards(page)
        .locator(".acts")
        .evaluateAll((all) =>
          (all as HTMLElement[]).map((acts) => {
            const face = acts.offsetParent as HTMLElement;
            const last = acts.lastElementChild as HTMLElement;
            return {
              below: face.clientHeight - acts.offsetTop - acts.offsetHeight,
              besideLast: face.clientWidth - acts.offsetLeft - last.offsetLeft - last.offsetWidth,
            };
          }),
        );
      for (const { below, besideLast } of free) {
        expect(below, `below the buttons at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(besideLast, `beside the last button at ${width} px`).toBeGreaterThanOrEqual(48);
      }
    }
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("flips, and its picture keeps its size", async ({ page }) => {
      await page.goto("/work");
      const card = projectCards(page).first();
      await card.tap();
      await expect(card).toHaveAttribute("data-flipped", "true");
      await expect(card.locator("figure img")).toHaveCSS("scale", "none");
    });
  });

  test("flips by mouse and by keyboard, and does not rotate with reduced motion", async ({ page, context }) => {
    await test.step("flips on each click, but not on clicks on its links", async () => {
      await context.route("https://*.example/", (route) => route.fulfill({ body: "The client's own site." }));
      await page.goto("/work");
      const card = projectCards(page).first();
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
      await card.click({ position: { x: 30, y: 30 } });
      await expect(card).toHaveAttribute("data-flipped", "false");
    });

    await test.step("moves the focus to the back and to the front again, and never to the hidden face", async () => {
      const card = projectCards(page).first();
      const front = card.getByRole("button", { name: /^Flip card: / });
      await expect(card.getByRole("button")).toHaveCount(1);
      await expect(front).toHaveAttribute("aria-expanded", "false");
      await front.focus();
      await page.keyboard.press("Tab");
      await expect(projectCards(page).nth(1).getByRole("button")).toBeFocused();
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

    await test.step("does not rotate with reduced motion", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(projectCards(page).first().locator(".inner")).toHaveCSS("transition-property", "none");
    });
  });
});
