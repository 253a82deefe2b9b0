import { expect, test } from "../support/test.ts";

test.describe("a path without a route", () => {
  test.use({ expectedConsole: /status of 404|404: no page at/ });

  test("answers 404 with the 404 screen and a link home, and is logged on the console", async ({ page }) => {
    for (const path of ["/services/no-such-service", "/services/constructor", "/no/such/page"]) {
      const logged = page.waitForEvent("console", (message) => message.text() === `404: no page at ${path}`);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
      await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
      expect((await logged).type()).toBe("error");
    }
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

const missingRecords = [
  ["/project/no-such-project", "Project Not Found", "Back to Work", "/work"],
  ["/client/no-such-client", "Client Not Found", "Back to Clients", "/clients"],
  ["/blog/no-such-study", "Blog Post Not Found", "Back to Lab", "/lab"],
  ["/case-study/no-such-case", "Case Study Not Found", "Back to Lab", "/lab"],
  ["/contributions/no-such-contribution", "Contribution Not Found", "Back to Lab", "/lab"],
  ["/experiment/no-such-experiment", "Experiment Not Found", "Back to Lab", "/lab"],
  ["/experiment", "No experiment slug provided", "Back to Lab", "/lab"],
] as const;
/** Other paths that lead to the not-found views of records. */
const missingSpellings = {
  "/work/no-such-project": "Project Not Found",
  "/client/TechStart": "Client Not Found",
  "/client/constructor": "Client Not Found",
  "/experiment/": "No experiment slug provided",
};

test.describe("a record that does not exist", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("answers 404 with a view of its own, noindex and a link back", async ({ page, baseURL }) => {
    for (const [path, heading, back, to] of missingRecords) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(`${heading} — Furlong`);
        await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
        await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
        const link = page.getByRole("main").getByRole("link", { name: back });
        await expect(link).toHaveAttribute("href", to);
        await expect(link).toBeInViewport({ ratio: 1 });
      });
    }
    for (const [path, heading] of Object.entries(missingSpellings)) {
      const response = await fetch(baseURL + path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain(`<title>${heading} — Furlong</title>`);
    }
    await page.getByRole("main").getByRole("link", { name: "Back to Lab" }).click();
    await expect(page).toHaveURL("/lab");
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

  test("shows the error screen with a link home, and reveals nothing of the code", async ({ page, request }) => {
    const body = await (await request.post("/services", { form: { a: "b" } })).text();
    expect(body).toContain("Unexpected Application Error!");
    expect(body).not.toMatch(/at \w+ \(|node_modules|\.server\.ts/);
    await page.goto("/services");
    // /services has no action, so the router answers this post with 405.
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
});
