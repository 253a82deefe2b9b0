import type { Page } from "@playwright/test";
import { expect, fillEnquiry, sendButton, test, typedEnquiry } from "../support/form-webhook.ts";
import { waitForHydration } from "../support/hydrated.ts";

/** Waits for the line on the visitor's console that says that a form was not sent. */
const waitForFailureLog = (page: Page, formId: string) =>
  page.waitForEvent("console", (message) => message.text() === `The form ${formId} was not sent: failed.`);

const errorToast = (page: Page) => page.getByRole("alert").filter({ hasText: "Error" });
const dismissErrorToast = async (page: Page) => {
  await errorToast(page).getByRole("button").click();
  await expect(errorToast(page)).toHaveCount(0);
};

test.describe("when the webhook fails", () => {
  test.use({ expectedConsole: /status of (502|413)|was not sent: failed/ });

  test("an enquiry keeps its fields, the focus and the style sheets, and a retry sends it under the same id", async ({
    page,
    formWebhook,
  }) => {
    formWebhook.answerWith(500);
    await page.goto("/contact");
    const form = await fillEnquiry(page);
    await form.getByLabel("Project").selectOption("other");
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await sendButton(page).press("Enter");
    await expect(errorToast(page)).toContainText("Failed to send message. Please try again.");
    expect(fetched.filter((path) => path.endsWith(".css"))).toEqual([]);
    await expect(form.getByLabel("Name")).toHaveValue(typedEnquiry.name);
    await expect(form.getByLabel("Message")).toHaveValue(typedEnquiry.message);
    await expect(form.getByLabel("Project")).toHaveValue("other");
    await expect(sendButton(page)).toBeFocused();
    await errorToast(page).getByRole("button").press("Enter");
    await expect(errorToast(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeFocused();
    formWebhook.answerWith(200);
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    expect(new Set(formWebhook.received().map(({ id }) => id)).size).toBe(1);
  });

  test("over plain http, where browsers make no ids, an edited enquiry keeps its id", async ({ page, formWebhook }) => {
    await page.addInitScript(() => Object.assign(Crypto.prototype, { randomUUID: undefined }));
    formWebhook.answerWith(500);
    await page.goto("/contact");
    const form = await fillEnquiry(page);
    await sendButton(page).click();
    await expect(errorToast(page)).toBeVisible();
    await form.getByLabel("Message").fill("Other words.");
    formWebhook.answerWith(200);
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    expect(new Set(formWebhook.received().map(({ id }) => id)).size).toBe(1);
  });

  test("article requests keep their choices, and one that is too long gets an error", async ({ page, formWebhook }) => {
    formWebhook.answerWith(503);
    await page.goto("/admin?tab=cms");
    for (const [name, formId, text] of [
      ["Create a LinkedIn Post", "linkedin_post_form", "Failed to create LinkedIn post. Please try again."],
      ["Create a Blog Post", "blog_post_form", "Failed to create blog post. Please try again."],
    ] as const) {
      const form = page.getByRole("form", { name });
      await form.getByText("Design").click();
      await form.getByLabel("Tags").fill("grids");
      const logged = waitForFailureLog(page, formId);
      await form.getByRole("button").click();
      await expect(errorToast(page)).toContainText(text);
      await logged;
      await expect(form.getByLabel("Tags")).toHaveValue("grids");
      await expect(form.getByRole("radio", { name: "Design" })).toBeChecked();
      await dismissErrorToast(page);
    }

    const form = page.getByRole("form", { name: "Create a LinkedIn Post" });
    const tags = "agents, ".repeat(10_000);
    await form.getByLabel("Tags").fill(tags);
    const logged = waitForFailureLog(page, "linkedin_post_form");
    await form.getByRole("button").click();
    await expect(errorToast(page)).toContainText("Failed to create LinkedIn post. Please try again.");
    await expect(form.getByLabel("Tags")).toHaveValue(tags);
    await logged;
    // Earlier requests that failed may be sent again meanwhile, so this looks for the long one's text.
    expect(JSON.stringify(formWebhook.received())).not.toContain("agents");
  });

  test("the same form on another page is empty, and a visitor who has left the page gets the error there", async ({
    page,
    formWebhook,
  }) => {
    const failures: string[] = [];
    page.on("console", (message) => message.text().includes("was not sent") && failures.push(message.text()));
    formWebhook.answerWith(500);
    await page.goto("/contact");
    await fillEnquiry(page);
    await sendButton(page).click();
    await dismissErrorToast(page);
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("form", { name: "Contact" }).getByLabel("Message")).toHaveValue("");
    await expect(errorToast(page)).toHaveCount(0);
    expect(failures).toHaveLength(1);

    const answer = formWebhook.pauseAnswers(500);
    await fillEnquiry(page, { company: "Moved on" });
    await sendButton(page).click();
    await page.getByRole("banner").getByRole("link", { name: "About" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    answer();
    await expect(errorToast(page)).toContainText("Failed to send message.");
  });

  test("a form that failed before the scripts loaded is empty once it is sent", async ({ page, formWebhook }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
    formWebhook.answerWith(500);
    await page.goto("/lab", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(errorToast(page)).toBeVisible();
    release();
    await waitForHydration(page);
    formWebhook.answerWith(200);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Subscribed!" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("an enquiry keeps every field, shows the error, and a retry sends it under the same id", async ({
      page,
      formWebhook,
    }) => {
      formWebhook.answerWith(500);
      await page.goto("/contact");
      const form = await fillEnquiry(page);
      await form.getByLabel("Project").selectOption("other");
      await sendButton(page).click();
      await expect(errorToast(page)).toContainText("Failed to send message. Please try again.");
      await expect(form.getByLabel("Name")).toHaveValue(typedEnquiry.name);
      await expect(form.getByLabel("Message")).toHaveValue(typedEnquiry.message);
      await expect(form.getByLabel("Project")).toHaveValue("other");
      formWebhook.answerWith(200);
      await sendButton(page).click();
      await expect(page).toHaveURL("/thank-you");
      expect(new Set(formWebhook.received().map(({ id }) => id)).size).toBe(1);
    });

    test("newsletter and article request keep typed text, and one that is too long gets an error", async ({
      page,
      formWebhook,
    }) => {
      formWebhook.answerWith(301);
      await page.goto("/lab");
      await page.getByLabel("Email").fill("ada@example.com");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(errorToast(page)).toContainText("Failed to subscribe. Please try again.");
      await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
      await expect(page).toHaveURL("/lab");

      formWebhook.answerWith(503);
      await page.goto("/admin?tab=cms");
      const form = page.getByRole("form", { name: "Create a LinkedIn Post" });
      await form.getByText("Design").click();
      await form.getByLabel("Tags").fill("grids");
      await form.getByRole("button").click();
      await expect(errorToast(page)).toContainText("Failed to create LinkedIn post. Please try again.");
      await expect(form.getByLabel("Tags")).toHaveValue("grids");
      await expect(form.getByRole("radio", { name: "Design" })).toBeChecked();

      // The site retries what failed meanwhile, under the ids that were sent.
      const sentIds = () => new Set(formWebhook.received().map(({ id }) => id));
      const sent = sentIds();
      await form.getByLabel("Tags").fill("agents, ".repeat(10_000));
      await form.getByRole("button").click();
      await expect(errorToast(page)).toContainText("Please try again.");
      expect(sentIds()).toEqual(sent);
    });
  });
});

test.describe("when the site itself cannot be reached", () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch|was not sent|^error: \w+$/ });

  test("the enquiry stays filled in, shows its toast, and can be sent again", async ({ page, context }) => {
    await page.goto("/contact");
    const form = await fillEnquiry(page);
    // Simulates a slow phone, on which the post can fail before the form is rendered as busy.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 10 });
    await context.setOffline(true);
    for (const _try of [1, 2]) {
      const logged = waitForFailureLog(page, "contact_form");
      await sendButton(page).click();
      await expect(errorToast(page)).toContainText("Failed to send message.");
      await logged;
      await expect(form.getByLabel("Message")).toHaveValue(typedEnquiry.message);
      await dismissErrorToast(page);
    }
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
  });

  test("a newsletter form keeps the address, as when the webhook fails", async ({ page, formWebhook }) => {
    formWebhook.answerWith(301);
    for (const [path, formId] of [
      ["/lab", "blog_form_2"],
      ["/blog/speed-vs-quality", "blog_form"],
    ] as const) {
      await page.goto(path);
      await page.getByLabel("Email").fill("ada@example.com");
      const subscribe = async () => {
        const logged = waitForFailureLog(page, formId);
        await page.getByRole("button", { name: "Subscribe" }).click();
        await expect(errorToast(page)).toContainText("Failed to subscribe. Please try again.");
        await logged;
        await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
        await expect(page).toHaveURL(path);
        await dismissErrorToast(page);
      };
      await subscribe();
      await page.route(/\.data/, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
      await subscribe();
      await page.unroute(/\.data/);
    }
  });
});
