import { expect, test } from "../support/test.ts";

const url = "/contributions/fitline";
const command = "npm install --save-dev https://npm.furlong.example/fitline";

test("shows everything that the store and the specification say", async ({ page }) => {
  await page.goto(url);
  await expect(page).toHaveTitle("fitline — Furlong");
  const main = page.locator("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("fitline");
  await expect(main).toContainText("Sets a line of variable type to an exact measure at build time.");
  await expect(main.locator(".contribution-stats li")).toHaveText(["31,240downloads", "1,806stars", "74forks"]);
  await expect(main.getByText("We wrote it for our own footer.")).toBeVisible();
  await expect(main.locator(".contribution-text p")).toHaveCount(3);
  await expect(main.getByText(command, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Installation", "Key Features"]);
  await expect(main.locator(".key-features > li")).toHaveCount(4);
  await expect(main.locator(".spec > div")).toHaveText(["Version1.0.0", "LicenseMIT", "MaintainerLab Team"]);
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
  await main.getByRole("link", { name: "Back to Lab" }).click();
  await expect(page).toHaveURL("/lab");
});

test("downloads, stars and forks are 0 where the store has none", async ({ page, siteOn }) => {
  const site = await siteOn({ contributions: { rows: [{ id: "a", slug: "a", title: "A", stats: null }] } });
  await page.goto(`${site.url}/contributions/a`);
  await expect(page.locator(".contribution-stats li")).toHaveText(["0downloads", "0stars", "0forks"]);
});

test("the command breaks between its words and after a slash only", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["fitline", "handoff", "tally-forms", "to-scale"]) {
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

test.describe("the copy button", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the command by mouse and keyboard, and says Copied for two seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto(url);
    const button = page.locator(".command button");
    await expect(button).toHaveAccessibleName("Copy");
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const press of [() => button.click(), () => button.press("Enter")]) {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await press();
      await expect(button).toHaveAccessibleName("Copied");
      await expect(page.locator("[role=status]", { hasText: "Copied" })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
      await page.clock.runFor(1_900);
      await expect(button).toHaveAccessibleName("Copied");
      await page.clock.runFor(200);
      await expect(button).toHaveAccessibleName("Copy");
      await expect(page.locator("[role=status]", { hasText: "Copied" })).toHaveCount(0);
    }
  });

  test("copies without the clipboard interface, and keeps its width", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.goto(url);
    const button = page.locator(".command button");
    const before = await button.boundingBox();
    await button.click();
    await expect(button).toHaveAccessibleName("Copied");
    expect(await page.evaluate(() => String(getSelection()))).toBe(command);
    expect((await button.boundingBox())?.width).toBe(before?.width);
  });
});

test("only addresses of the web become links, and nothing is missed when all is null", async ({ page, siteOn }) => {
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
  const site = await siteOn({ contributions: { rows: [bare, odd] } });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug, title } of [bare, odd]) {
      await page.goto(`${site.url}/contributions/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
  const main = page.locator("main");
  await expect(main.locator(".contribution-stats li")).toHaveText(["123,456,789,012downloads", "17stars", "0forks"]);
  await expect(main.getByRole("link", { name: "GitHub" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Documentation" })).toHaveAttribute("href", "https://docs.example/odd");
  await page.goto(`${site.url}/contributions/bare`);
  await expect(main.locator(".command")).toHaveCount(0);
  await expect(main.locator(".key-features")).toHaveCount(0);
  await expect(main.getByText("1.0.0")).toBeVisible();
  await expect(main.getByText("MIT")).toBeVisible();
});

test.describe("an unknown slug", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("answers 404 with its own view, out of search engines, and a way back", async ({ page }) => {
    const response = await page.goto("/contributions/no-such-contribution");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contribution Not Found");
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
    await page.locator("main").getByRole("link", { name: "Back to Lab" }).click();
    await expect(page).toHaveURL("/lab");
  });
});

test("a slow record streams in under Loading...", async ({ page, siteOn }) => {
  const site = await siteOn({ contributions: { hold: true } });
  await page.goto(`${site.url}${url}`, { waitUntil: "commit" });
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await site.store({});
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("fitline");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there but the copy button", async ({ page }) => {
    await page.goto(url);
    await expect(page.getByText(command)).toBeVisible();
    await expect(page.locator(".command button")).toBeHidden();
    await expect(page.getByText("MIT")).toBeVisible();
  });
});
