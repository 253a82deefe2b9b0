import type { Page } from "@playwright/test";
import { enquiry, expect, fillEnquiry, send, test } from "../support/desk.ts";
import { hydrated } from "../support/hydrated.ts";

/** The line on the visitor's console that tells of a form that was not sent. */
const failureLogged = (page: Page, formId: string) =>
  page.waitForEvent("console", (message) => message.text() === `The form ${formId} was not sent: failed.`);

const errorToast = (page: Page) => page.getByRole("alert").filter({ hasText: "Error" });
const dismiss = async (page: Page) => {
  await errorToast(page).getByRole("button").click();
  await expect(errorToast(page)).toHaveCount(0);
};

test.describe("when the webhook says no", () => {
  test.use({ expectedConsole: /status of (502|413)|was not sent: failed/ });

  test("an enquiry keeps every field, the focus and its sheets, and arrives at the next try under the same id", async ({
    page,
    desk,
  }) => {
    desk.answerWith(500);
    await page.goto("/contact");
    const form = await fillEnquiry(page);
    await form.getByLabel("Project").selectOption("other");
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await send(page).press("Enter");
    await expect(errorToast(page)).toContainText("Failed to send message. Please try again.");
    expect(fetched.filter((path) => path.endsWith(".css"))).toEqual([]);
    await expect(form.getByLabel("Name")).toHaveValue(enquiry.name);
    await expect(form.getByLabel("Message")).toHaveValue(enquiry.message);
    await expect(form.getByLabel("Project")).toHaveValue("other");
    await expect(send(page)).toBeFocused();
    await errorToast(page).getByRole("button").press("Enter");
    await expect(errorToast(page)).toHaveCount(0);
    await expect(send(page)).toBeFocused();
    desk.answerWith(200);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
    expect(new Set(desk.received().map(({ id }) => id)).size).toBe(1);
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
    await expect(errorToast(page)).toBeVisible();
    await form.getByLabel("Message").fill("Other words.");
    desk.answerWith(200);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
    expect(new Set(desk.received().map(({ id }) => id)).size).toBe(1);
  });

  test("requests for posts keep what was chosen, and one that is too long to be read says so", async ({
    page,
    desk,
  }) => {
    desk.answerWith(503);
    await page.goto("/admin?tab=cms");
    for (const [name, formId, text] of [
      ["Create a LinkedIn Post", "linkedin_post_form", "Failed to create LinkedIn post. Please try again."],
      ["Create a Blog Post", "blog_post_form", "Failed to create blog post. Please try again."],
    ] as const) {
      const form = page.getByRole("form", { name });
      await form.getByText("Design").click();
      await form.getByLabel("Tags").fill("grids");
      const logged = failureLogged(page, formId);
      await form.getByRole("button").click();
      await expect(errorToast(page)).toContainText(text);
      await logged;
      await expect(form.getByLabel("Tags")).toHaveValue("grids");
      await expect(form.getByRole("radio", { name: "Design" })).toBeChecked();
      await dismiss(page);
    }

    const form = page.getByRole("form", { name: "Create a LinkedIn Post" });
    const tags = "agents, ".repeat(10_000);
    await form.getByLabel("Tags").fill(tags);
    const logged = failureLogged(page, "linkedin_post_form");
    await form.getByRole("button").click();
    await expect(errorToast(page)).toContainText("Failed to create LinkedIn post. Please try again.");
    await expect(form.getByLabel("Tags")).toHaveValue(tags);
    await logged;
    // What failed before may be sent again meanwhile.
    expect(JSON.stringify(desk.received())).not.toContain("agents");
  });

  test("the same form on another page starts afresh, and who has moved on is told there", async ({ page, desk }) => {
    const failures: string[] = [];
    page.on("console", (message) => message.text().includes("was not sent") && failures.push(message.text()));
    desk.answerWith(500);
    await page.goto("/contact");
    await fillEnquiry(page);
    await send(page).click();
    await dismiss(page);
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("form", { name: "Contact" }).getByLabel("Message")).toHaveValue("");
    await expect(errorToast(page)).toHaveCount(0);
    expect(failures).toHaveLength(1);

    const answer = desk.hold(500);
    await fillEnquiry(page, { company: "Moved on" });
    await send(page).click();
    await page.getByRole("banner").getByRole("link", { name: "About" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    answer();
    await expect(errorToast(page)).toContainText("Failed to send message.");
  });

  test("a form that failed before the scripts came is empty once it is sent", async ({ page, desk }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
    desk.answerWith(500);
    await page.goto("/lab", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(errorToast(page)).toBeVisible();
    release();
    await hydrated(page);
    desk.answerWith(200);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Subscribed!" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("an enquiry keeps every field, says so, and reaches it at the next try under the same id", async ({
      page,
      desk,
    }) => {
      desk.answerWith(500);
      await page.goto("/contact");
      const form = await fillEnquiry(page);
      await form.getByLabel("Project").selectOption("other");
      await send(page).click();
      await expect(errorToast(page)).toContainText("Failed to send message. Please try again.");
      await expect(form.getByLabel("Name")).toHaveValue(enquiry.name);
      await expect(form.getByLabel("Message")).toHaveValue(enquiry.message);
      await expect(form.getByLabel("Project")).toHaveValue("other");
      desk.answerWith(200);
      await send(page).click();
      await expect(page).toHaveURL("/thank-you");
      expect(new Set(desk.received().map(({ id }) => id)).size).toBe(1);
    });

    test("newsletter and post keep what was typed, and one that is too long says so", async ({ page, desk }) => {
      desk.answerWith(301);
      await page.goto("/lab");
      await page.getByLabel("Email").fill("ada@example.com");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(errorToast(page)).toContainText("Failed to subscribe. Please try again.");
      await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
      await expect(page).toHaveURL("/lab");

      desk.answerWith(503);
      await page.goto("/admin?tab=cms");
      const form = page.getByRole("form", { name: "Create a LinkedIn Post" });
      await form.getByText("Design").click();
      await form.getByLabel("Tags").fill("grids");
      await form.getByRole("button").click();
      await expect(errorToast(page)).toContainText("Failed to create LinkedIn post. Please try again.");
      await expect(form.getByLabel("Tags")).toHaveValue("grids");
      await expect(form.getByRole("radio", { name: "Design" })).toBeChecked();

      const sent = desk.received().length;
      await form.getByLabel("Tags").fill("agents, ".repeat(10_000));
      await form.getByRole("button").click();
      await expect(errorToast(page)).toContainText("Please try again.");
      expect(desk.received()).toHaveLength(sent);
    });
  });
});

test.describe("when the site itself cannot be reached", () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch|was not sent|^error: \w+$/ });

  test("the enquiry stays, filled in, with its toast, and can be sent again", async ({ page, context }) => {
    await page.goto("/contact");
    const form = await fillEnquiry(page);
    // On a slow phone the post can fail before the form is rendered as busy.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 10 });
    await context.setOffline(true);
    for (const _try of [1, 2]) {
      const logged = failureLogged(page, "contact_form");
      await send(page).click();
      await expect(errorToast(page)).toContainText("Failed to send message.");
      await logged;
      await expect(form.getByLabel("Message")).toHaveValue(enquiry.message);
      await dismiss(page);
    }
    await context.setOffline(false);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
  });

  test("a newsletter keeps the address, as when the webhook says no", async ({ page, desk }) => {
    desk.answerWith(301);
    for (const [path, formId] of [
      ["/lab", "blog_form_2"],
      ["/blog/speed-vs-quality", "blog_form"],
    ] as const) {
      await page.goto(path);
      await page.getByLabel("Email").fill("ada@example.com");
      const subscribe = async () => {
        const logged = failureLogged(page, formId);
        await page.getByRole("button", { name: "Subscribe" }).click();
        await expect(errorToast(page)).toContainText("Failed to subscribe. Please try again.");
        await logged;
        await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
        await expect(page).toHaveURL(path);
        await dismiss(page);
      };
      await subscribe();
      await page.route(/\.data/, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
      await subscribe();
      await page.unroute(/\.data/);
    }
  });
});
