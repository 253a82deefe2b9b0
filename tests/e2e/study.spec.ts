import { expect, test } from "../support/test.ts";

const main = "main";
const slug = "/blog/type-that-fits";

test("shows category, title, author, date, read time, image, excerpt and the fixed sections", async ({ page }) => {
  await page.goto(slug);
  await expect(page).toHaveTitle("Type that fits: one font file, every headline — Furlong");
  await expect(page.locator("meta[name=description]").first()).toHaveAttribute(
    "content",
    /^We replaced six font files/,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Type that fits: one font file, every headline");
  for (const text of ["Research", "Lab Team", "September 17, 2024", "6 min read"])
    await expect(page.locator(main).getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator("time")).toHaveAttribute("datetime", /^2024-09-17/);
  await expect(page.locator(".article-cover img")).toHaveAttribute("src", /elastic/);
  await expect(page.getByText("We replaced six font files with one width axis")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Introduction",
    "Methodology",
    "Key Findings",
    "Conclusion",
    /New studies, by email/,
  ]);
  await expect(page.getByRole("img", { name: /Where our lab time goes/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to Lab" }).click();
  await expect(page).toHaveURL("/lab");
});

test("its parts rise when they come into view", async ({ page }) => {
  const part = page.locator(".article-text section", { hasText: "Conclusion" });
  await page.goto(slug);
  // The text may become React's after the rest of the page has.
  await expect(async () => {
    await page.mouse.move(Math.random() * 90, 9);
    await expect(part).toHaveAttribute("data-reveal", "waiting", { timeout: 500 });
  }).toPass();
  await part.scrollIntoViewIfNeeded();
  await expect(part).toHaveAttribute("data-reveal", "shown");
});

test("has the newsletter box with a required e-mail address", async ({ page }) => {
  await page.goto(slug);
  const box = page.locator("section", { has: page.getByRole("heading", { name: /^New studies, by email/ }) });
  await expect(box.locator("form")).toHaveAttribute("method", "post");
  const email = box.getByLabel("Email");
  await expect(email).toHaveAttribute("type", "email");
  await box.getByRole("button", { name: "Subscribe" }).click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await email.fill("no address");
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await expect(page).toHaveURL(slug);
});

test("says Recently without a date, and 5 min read without a read time", async ({ page }) => {
  await page.goto("/blog/five-agents-one-handoff");
  await expect(page.locator(main).getByText("Recently", { exact: true })).toBeVisible();
  await page.goto("/blog/the-form-nobody-abandoned");
  await expect(page.locator(main).getByText("5 min read", { exact: true })).toBeVisible();
});

test.describe("far from Toronto", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "de-DE" });

  test("the date is the same on the server and in the browser", async ({ page, siteOn }) => {
    const row = { id: "s", slug: "s", title: "Late", published_at: "2024-01-01T03:00:00Z" };
    const site = await siteOn({ lab_studies: { rows: [row] } });
    const html = await (await page.request.get(`${site.url}/blog/s`)).text();
    expect(html).toContain("December 31, 2023");
    await page.goto(`${site.url}/blog/s`);
    await expect(page.locator("time")).toHaveText("December 31, 2023");
  });
});

test.describe("an unknown slug", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("answers 404 with its own view, out of search engines, and a way back", async ({ page }) => {
    const response = await page.goto("/blog/no-such-study");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
    await expect(page).toHaveTitle("Blog Post Not Found — Furlong");
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
    await page.locator(main).getByRole("link", { name: "Back to Lab" }).click();
    await expect(page).toHaveURL("/lab");
  });
});

test("a slow record streams in under Loading..., with its title and description", async ({ page, siteOn }) => {
  const site = await siteOn({ lab_studies: { hold: true } });
  await page.goto(`${site.url}${slug}`, { waitUntil: "commit" });
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await site.store({});
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Type that fits/);
  await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
  await expect(page).toHaveTitle("Type that fits: one font file, every headline — Furlong");
  await expect(page.locator("meta[name=description]").first()).toHaveAttribute("content", /^We replaced six/);
});

test("the barest and the longest record survive at every width", async ({ page, siteOn }) => {
  const long = "Immeasurably long titles ".repeat(8).trim();
  const site = await siteOn({
    lab_studies: {
      rows: [
        { id: "a", slug: "bare", title: "A" },
        { id: "b", slug: "long", title: long, category: "x".repeat(90), excerpt: "y".repeat(300), read_time: long },
        { id: "c", slug: "word", title: "z".repeat(200), image_url: "javascript:alert(1)" },
      ],
    },
  });
  for (const width of [320, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ["bare", "long", "word"]) {
      await page.goto(`${site.url}/blog/${name}`);
      await expect(page.getByText("Lab Team")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
  await page.goto(`${site.url}/blog/bare`);
  await expect(page.getByText("Recently")).toBeVisible();
  await expect(page.getByText("5 min read")).toBeVisible();
  await expect(page.locator(".article-cover .no-picture")).toBeVisible();
});

test("prints as a readable text: no bars, no forms, the newsletter left out", async ({ page }) => {
  await page.goto(slug);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const hidden of [".nav", ".newsletter", ".article-header .back"])
    await expect(page.locator(hidden).first()).toBeHidden();
  for (const shown of ["Introduction", "Conclusion"])
    await expect(page.getByRole("heading", { name: shown })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("color", "rgb(21, 23, 26)");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole study can be read", async ({ page }) => {
    await page.goto(slug);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("September 17, 2024")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Conclusion" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  });
});
