import { expect, test } from "../support/test.ts";

const studyPath = "/blog/type-that-fits";

test("shows category, title, author, date, read time, image, excerpt and fixed sections, and can be printed", async ({
  page,
}) => {
  await page.goto(studyPath);
  const main = page.getByRole("main");

  await test.step("the record's fields, and the fixed sections", async () => {
    await expect(page).toHaveTitle("Type that fits: one font file, every headline — Furlong");
    await expect(page.locator("meta[name=description]").first()).toHaveAttribute(
      "content",
      /^We replaced six font files/,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Type that fits: one font file, every headline");
    for (const text of ["Research", "Lab Team", "September 17, 2024", "6 min read"])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByRole("time")).toHaveAttribute("datetime", /^2024-09-17/);
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
  });

  await test.step("its parts rise when they come into view", async () => {
    const part = page.locator("section", { has: page.getByRole("heading", { name: "Conclusion" }) }).last();
    // Retries, since React may hydrate the text after the rest of the page.
    await expect(async () => {
      await page.mouse.move(Math.random() * 90, 9);
      await expect(part).toHaveAttribute("data-reveal", "waiting", { timeout: 500 });
    }).toPass();
    await part.scrollIntoViewIfNeeded();
    await expect(part).toHaveAttribute("data-reveal", "shown");
  });

  await test.step("has the newsletter box with a required e-mail address", async () => {
    const box = page.locator("section", { has: page.getByRole("heading", { name: /^New studies, by email/ }) });
    await expect(box.locator("form")).toHaveAttribute("method", "post");
    const email = box.getByLabel("Email");
    await expect(email).toHaveAttribute("type", "email");
    await box.getByRole("button", { name: "Subscribe" }).click();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await email.fill("no address");
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await expect(page).toHaveURL(studyPath);
  });

  await test.step("prints as a readable text without bars, forms and newsletter", async () => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
    await expect(main.getByLabel("Email")).toBeHidden();
    await expect(main.getByRole("link", { name: "Back to Lab" })).toBeHidden();
    for (const shown of ["Introduction", "Conclusion"])
      await expect(page.getByRole("heading", { name: shown })).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("color", "rgb(21, 23, 26)");
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await page.getByRole("link", { name: "Back to Lab" }).click();
  await expect(page).toHaveURL("/lab");
});

test.describe("far from Toronto", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "de-DE" });

  test("a slow record streams in, odd ones are shown, and server and browser show the same date", async ({
    page,
    siteOn,
  }) => {
    const site = await siteOn({ lab_studies: { stall: true } });
    const main = page.getByRole("main");

    await test.step("replaces Loading..., and brings its title and description", async () => {
      await page.goto(`${site.url}${studyPath}`, { waitUntil: "commit" });
      await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
      await site.store({});
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Type that fits/);
      await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
      await expect(page).toHaveTitle("Type that fits: one font file, every headline — Furlong");
      await expect(page.locator("meta[name=description]").first()).toHaveAttribute("content", /^We replaced six/);
    });

    const long = "Immeasurably long titles ".repeat(8).trim();
    await site.store({
      lab_studies: {
        rows: [
          { id: "a", slug: "bare", title: "A" },
          { id: "b", slug: "long", title: long, category: "x".repeat(90), excerpt: "y".repeat(300), read_time: long },
          { id: "c", slug: "word", title: "z".repeat(200), image_url: "javascript:alert(1)" },
          { id: "d", slug: "late", title: "Late", published_at: "2024-01-01T03:00:00Z" },
        ],
      },
    });

    await test.step("the date is that of Toronto", async () => {
      const html = await (await page.request.get(`${site.url}/blog/late`)).text();
      expect(html).toContain("December 31, 2023");
      await page.goto(`${site.url}/blog/late`);
      await expect(main.getByRole("time")).toHaveText("December 31, 2023");
    });

    await test.step("the longest and the emptiest records, at every width", async () => {
      for (const name of ["long", "word", "bare"]) {
        await page.goto(`${site.url}/blog/${name}`);
        await expect(page.getByText("Lab Team")).toBeVisible();
        for (const width of [320, 900, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        }
      }
      await expect(main.getByText("Recently", { exact: true })).toBeVisible();
      await expect(main.getByText("5 min read", { exact: true })).toBeVisible();
      await expect(page.locator(".article-cover .no-picture")).toBeVisible();
    });
  });
});
