import type { Page } from "@playwright/test";
import { boxOf } from "../support/pixels.ts";
import { expect, test } from "../support/test.ts";

const figureItems = (page: Page) => page.getByRole("listitem").filter({ hasText: /(downloads|stars|forks)$/ });
const contributionPath = "/contributions/fitline";
const installCommand = "npm install --save-dev https://npm.furlong.example/fitline";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("shows every field of the record, and copies the install command", async ({ page }) => {
  await page.clock.install();
  await page.goto(contributionPath);
  const main = page.getByRole("main");
  const section = (name: string) => page.locator("section", { has: page.getByRole("heading", { name }) });
  await test.step("its texts, figures and links", async () => {
    await expect(page).toHaveTitle("fitline — Furlong");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("fitline");
    await expect(main).toContainText("Sets a line of variable type to an exact measure at build time.");
    await expect(figureItems(page)).toHaveText(["31,240downloads", "1,806stars", "74forks"]);
    await expect(main.getByText("We wrote it for our own footer.")).toBeVisible();
    await expect(main.locator(".contribution-text p")).toHaveCount(3);
    await expect(main.getByText(installCommand, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Installation", "Key Features"]);
    await expect(section("Key Features").getByRole("listitem")).toHaveCount(4);
    await expect(main.locator("dl > div")).toHaveText(["Version1.0.0", "LicenseMIT", "MaintainerLab Team"]);
    for (const [name, href] of [
      ["GitHub", "https://github.example/furlong/fitline"],
      ["Documentation", "https://docs.furlong.example/fitline"],
    ] as const) {
      const link = main.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  await test.step("copies the command by mouse and keyboard, and says Copied for two seconds", async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    const copy = main.getByRole("button", { name: "Copy", exact: true });
    const copied = main.getByRole("button", { name: "Copied", exact: true });
    for (const press of [() => copy.click(), () => copy.press("Enter")]) {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await press();
      await expect(copied).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(installCommand);
      await page.clock.runFor(1_900);
      await expect(copied).toBeVisible();
      await page.clock.runFor(200);
      await expect(copy).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(0);
    }
  });

  await page.clock.resume();
  await main.getByRole("link", { name: "Back to Lab" }).click();
  await expect(page).toHaveURL("/lab");
});

test("the command breaks only between words and after a slash", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["fitline", "tally-forms"]) {
    await page.goto(`/contributions/${name}`);
    const lines = await page
      .locator(".command code span")
      .evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight)),
      );
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const count of lines) expect(count).toBeCloseTo(1, 1);
  }
});

test("without clipboard access the command is selected, and the button keeps its width", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(contributionPath);
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  const before = await boxOf(copy);
  await copy.click();
  const copied = page.getByRole("button", { name: "Copied", exact: true });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(installCommand);
  expect((await boxOf(copied)).width).toBe(before.width);
});

test("a slow record streams in, and an odd one links only web addresses and does not overflow", async ({
  page,
  siteOn,
}) => {
  const site = await siteOn({ contributions: { stall: true } });
  await page.goto(`${site.url}${contributionPath}`, { waitUntil: "commit" });
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await site.store({});
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("fitline");

  const bare = { id: "a", slug: "bare", title: "A", features: null, stats: null };
  const word = "immeasurable".repeat(16);
  const odd = {
    ...bare,
    id: "b",
    slug: "odd",
    title: word,
    description: word,
    content: `${word}\n\n${word}`,
    installation_command: word,
    features: [word, word],
    stats: { downloads: 123456789012, stars: "17", forks: null },
    github_url: "javascript:alert(1)",
    docs_url: "docs.example/odd",
  };
  await site.store({ contributions: { rows: [bare, odd] } });
  const main = page.getByRole("main");
  const open = async ({ slug, title }: { slug: string; title: string }) => {
    await page.goto(`${site.url}/contributions/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  };
  await open(odd);
  await expect(figureItems(page)).toHaveText(["123,456,789,012downloads", "17stars", "0forks"]);
  await expect(main.getByRole("link", { name: "GitHub" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Documentation" })).toHaveAttribute("href", "https://docs.example/odd");
  await open(bare);
  await expect(figureItems(page)).toHaveText(["0downloads", "0stars", "0forks"]);
  await expect(main.getByRole("heading", { name: "Installation" })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "Key Features" })).toHaveCount(0);
  await expect(main.getByText("1.0.0")).toBeVisible();
  await expect(main.getByText("MIT")).toBeVisible();
});
