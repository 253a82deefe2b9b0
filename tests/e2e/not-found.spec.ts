import { expect, test } from "../support/test.ts";

test.describe("a path that is not on the map", () => {
  test.use({ expectedConsole: /status of 404|404: no page at/ });

  test("answers 404 with the screen and a link home", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("logs the bad path to the console", async ({ page }) => {
    const logged = page.waitForEvent("console", (message) => message.text() === "404: no page at /no-such-page");
    await page.goto("/no-such-page");
    expect((await logged).type()).toBe("error");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 404/ });

  test("the 404 screen leads home", async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("an uncaught routing error", () => {
  test.use({ expectedConsole: /status of 405/ });

  test("shows the error screen and a way home", async ({ page }) => {
    await page.goto("/services");
    // No page of services takes a form: the router answers 405.
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      document.body.append(form);
      form.submit();
    });
    expect((await answer).status()).toBe(405);
    await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page).toHaveTitle("Unexpected Application Error! — Furlong");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test("tells nothing of the code", async ({ request }) => {
    const body = await (await request.post("/services", { form: { a: "b" } })).text();
    expect(body).toContain("Unexpected Application Error!");
    expect(body).not.toMatch(/at \w+ \(|node_modules|\.server\.ts/);
  });
});
