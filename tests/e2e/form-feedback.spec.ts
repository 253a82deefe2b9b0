import { maxFieldLengths } from "#app/content/contact-form.ts";
import { expect, fillEnquiry, sendButton, test } from "../support/form-webhook.ts";
import { setVisibility } from "../support/visibility.ts";

test("while a form is sent its button is disabled, a double click sends once, and going back shows it empty", async ({
  page,
  formWebhook,
}) => {
  const release = formWebhook.pauseAnswers();
  await page.goto("/contact");
  await fillEnquiry(page);
  await sendButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/thank-you");
  expect(formWebhook.received()).toHaveLength(1);
  await page.goto("/about");
  // Goes back in a task of its own, since a step back at once would end this evaluated script.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Message")).toHaveValue("");
  expect(formWebhook.received()).toHaveLength(1);
});

test.describe("the lab newsletter", () => {
  test.use({ expectedConsole: /status of 502/ });

  test("shows that it is sending, and thanks even if the page's data cannot be reloaded", async ({
    page,
    formWebhook,
  }) => {
    const release = formWebhook.pauseAnswers();
    await page.goto("/lab");
    await page.route(/\/lab\.data/, (route) =>
      route.request().method() === "GET" ? route.fulfill({ status: 502 }) : route.fallback(),
    );
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
    release();
    await expect(page.getByRole("status").filter({ hasText: "Subscribed!" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeEnabled();
    await expect(page.getByLabel("Email")).toHaveValue("");
  });
});

test.describe("an error that only the server finds", () => {
  test.use({ expectedConsole: /status of 400/ });

  test("is shown beside its field, and the first such field gets the focus", async ({ page, formWebhook }) => {
    await page.goto("/contact");
    const form = await fillEnquiry(page);
    const tooLong = "m".repeat(maxFieldLengths.message + 1);
    await form.getByLabel("Name").fill("   ");
    await form.getByLabel("Message").fill(tooLong);
    await sendButton(page).click();
    const name = form.getByLabel("Name");
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription("Add a name so we know who to ask for.");
    await expect(form.getByLabel("Message")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("Message")).toHaveValue(tooLong);
    expect(formWebhook.received()).toHaveLength(0);
    await name.fill("");
    await sendButton(page).click();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("Ada");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(form.getByLabel("Message")).toHaveAttribute("aria-invalid", "true");
  });
});

test("a toast closes after six seconds or by its button, but waits while hovered, focused or in a hidden tab", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/lab");
  const subscribe = async () => {
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
  };
  const toast = page.getByRole("status").filter({ hasText: "Subscribed!" });
  await subscribe();
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await toast.getByRole("button").focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await toast.getByRole("button").blur();
  await page.clock.runFor(6_000);
  await expect(toast).toHaveCount(0);
  await subscribe();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);

  // The toast stays while the visitor looks at another tab.
  await setVisibility(page, "hidden");
  await subscribe();
  await expect(toast).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await setVisibility(page, "visible");
  await page.clock.runFor(6_000);
  await expect(toast).toHaveCount(0);
});

test("an enquiry can be written and sent with the keyboard alone", async ({ page, formWebhook }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Web");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hello");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/thank-you");
  expect(formWebhook.received()[0]?.body).toMatchObject({
    name: "Ada",
    project: "web-development",
    budget: "",
    message: "Hello",
  });
});
