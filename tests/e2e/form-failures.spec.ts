import type { Page } from "@playwright/test";
import { enquiry, expect, fillEnquiry, send, test } from "../support/desk.ts";
import { hydrated } from "../support/hydrated.ts";

/** The line on the visitor's console that tells of a form that was not sent. */
const failureLogged = (page: Page, formId: string) =>
  page.waitForEvent("console", (message) => message.text() === `The form ${formId} was not sent: failed.`);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test.describe("when it is too long to be read", () => {
      test.use({ expectedConsole: /status of 413|was not sent/ });

      test("the form says that it was not sent, and keeps it where it can", async ({ page, desk }) => {
        await page.goto("/admin?tab=cms");
        const form = page.getByRole("form", { name: "Create a LinkedIn Post" });
        const tags = "agents, ".repeat(10_000);
        await form.getByLabel("Tags").fill(tags);
        const logged = javaScriptEnabled && failureLogged(page, "linkedin_post_form");
        await form.getByRole("button").click();
        const words = javaScriptEnabled ? "Failed to create LinkedIn post. Please try again." : "Please try again.";
        await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText(words);
        if (javaScriptEnabled) await expect(form.getByLabel("Tags")).toHaveValue(tags);
        await logged;
        expect(desk.received()).toEqual([]);
      });
    });

    test.describe("when the webhook says no", () => {
      test.use({ expectedConsole: /status of 502|was not sent: failed/ });

      test("an enquiry keeps every field, says so, and reaches it at the next try under the same id", async ({
        page,
        desk,
      }) => {
        desk.answerWith(500);
        await page.goto("/contact");
        const form = await fillEnquiry(page);
        await form.getByLabel("Project").selectOption("other");
        await send(page).click();
        const toast = page.getByRole("alert").filter({ hasText: "Error" });
        await expect(toast).toContainText("Failed to send message. Please try again.");
        await expect(form.getByLabel("Name")).toHaveValue(enquiry.name);
        await expect(form.getByLabel("Message")).toHaveValue(enquiry.message);
        await expect(form.getByLabel("Project")).toHaveValue("other");
        desk.answerWith(200);
        await send(page).click();
        await expect(page).toHaveURL("/thank-you");
        const ids = new Set(desk.received().map(({ id }) => id));
        expect(ids.size).toBe(1);
      });

      const newsletters = [
        ["/lab", "blog_form_2"],
        ["/blog/speed-vs-quality", "blog_form"],
      ] as const;
      for (const [path, formId] of javaScriptEnabled ? newsletters : newsletters.slice(0, 1)) {
        test(`the newsletter of ${path} keeps the address`, async ({ page, desk }) => {
          desk.answerWith(301);
          await page.goto(path);
          await page.getByLabel("Email").fill("ada@example.com");
          const logged = javaScriptEnabled && failureLogged(page, formId);
          await page.getByRole("button", { name: "Subscribe" }).click();
          const toast = page.getByRole("alert").filter({ hasText: "Error" });
          await expect(toast).toContainText("Failed to subscribe. Please try again.");
          await logged;
          await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
          await expect(page).toHaveURL(path);
        });
      }

      const posts = [
        ["Create a LinkedIn Post", "linkedin_post_form", "Failed to create LinkedIn post. Please try again."],
        ["Create a Blog Post", "blog_post_form", "Failed to create blog post. Please try again."],
      ] as const;
      for (const [name, formId, text] of javaScriptEnabled ? posts : posts.slice(0, 1)) {
        test(`${name}: keeps what was chosen`, async ({ page, desk }) => {
          desk.answerWith(503);
          await page.goto("/admin?tab=cms");
          const form = page.getByRole("form", { name });
          await form.getByText("Design").click();
          await form.getByLabel("Tags").fill("grids");
          const logged = javaScriptEnabled && failureLogged(page, formId);
          await form.getByRole("button").click();
          await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText(text);
          await logged;
          await expect(form.getByLabel("Tags")).toHaveValue("grids");
          await expect(form.getByRole("radio", { name: "Design" })).toBeChecked();
        });
      }
    });
  });
}

test.describe("when the site itself cannot be reached", () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch|was not sent|^error: \w+$/ });

  test("the enquiry stays, filled in, with its toast", async ({ page, context }) => {
    await page.goto("/contact");
    const form = await fillEnquiry(page);
    await context.setOffline(true);
    const logged = failureLogged(page, "contact_form");
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText("Failed to send message.");
    await logged;
    await expect(form.getByLabel("Message")).toHaveValue(enquiry.message);
  });

  for (const [path, formId] of [
    ["/lab", "blog_form_2"],
    ["/blog/speed-vs-quality", "blog_form"],
  ] as const) {
    test(`the newsletter of ${path} keeps the address`, async ({ page }) => {
      await page.goto(path);
      await page.route(/\.data/, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
      await page.getByLabel("Email").fill("ada@example.com");
      const logged = failureLogged(page, formId);
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText("Failed to subscribe.");
      await logged;
      await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
    });
  }
});

test.describe("after a failure", () => {
  test.use({ expectedConsole: /status of 502|was not sent: failed/ });

  test("a form that failed before the scripts came is empty once it is sent", async ({ page, desk }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
    desk.answerWith(500);
    await page.goto("/lab", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toBeVisible();
    release();
    await hydrated(page);
    desk.answerWith(200);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Subscribed!" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("");
  });

  test("the button that was pressed has the focus again", async ({ page, desk }) => {
    desk.answerWith(500);
    await page.goto("/contact");
    await fillEnquiry(page);
    await send(page).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toBeVisible();
    await expect(send(page)).toBeFocused();
  });

  test("words that are changed stay one enquiry where the browser makes no ids: over plain http", async ({
    page,
    desk,
  }) => {
    await page.addInitScript(() => Object.assign(Crypto.prototype, { randomUUID: undefined }));
    desk.answerWith(500);
    await page.goto("/contact");
    const form = await fillEnquiry(page);
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toBeVisible();
    await form.getByLabel("Message").fill("Other words.");
    desk.answerWith(200);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
    const ids = new Set(desk.received().map(({ id }) => id));
    expect(ids.size).toBe(1);
  });

  test("who has moved on to another page is told there", async ({ page, desk }) => {
    const answer = desk.hold(500);
    await page.goto("/contact");
    await fillEnquiry(page);
    await send(page).click();
    await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
    await expect(page.locator("main .hero")).toBeVisible();
    answer();
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText("Failed to send message.");
  });

  test("who dismisses the toast goes on where they were", async ({ page, desk }) => {
    desk.answerWith(500);
    await page.goto("/contact");
    await fillEnquiry(page);
    await send(page).press("Enter");
    const toast = page.getByRole("alert").filter({ hasText: "Error" });
    await expect(toast).toBeVisible();
    await expect(send(page)).toBeFocused();
    await toast.getByRole("button").press("Enter");
    await expect(toast).toHaveCount(0);
    await expect(send(page)).toBeFocused();
  });

  test("the same form on another page starts afresh", async ({ page, desk }) => {
    const failures: string[] = [];
    page.on("console", (message) => message.text().includes("was not sent") && failures.push(message.text()));
    desk.answerWith(500);
    await page.goto("/contact");
    await fillEnquiry(page);
    await send(page).click();
    const toast = page.getByRole("alert").filter({ hasText: "Error" });
    await toast.getByRole("button").click();
    await expect(toast).toHaveCount(0);
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(page.locator("main .hero")).toBeVisible();
    await expect(page.getByRole("form", { name: "Contact" })).toBeAttached();
    await expect(toast).toHaveCount(0);
    expect(failures).toHaveLength(1);
  });
});
