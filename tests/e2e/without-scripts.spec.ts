import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

/** Texts of each page that must be there without scripts. */
const textsByPath = {
  "/about": ["Our Story", "Impact"],
  "/blog/type-that-fits": ["September 17, 2024", "Conclusion"],
  "/case-study/conversion-rate-optimization": ["Solution", "checkouts finished"],
  "/client/financeflow": [
    "Projects Delivered",
    "The handover was a working product and a short manual. I’ve had longer emails from plumbers.",
  ],
  "/contributions/fitline": ["npm install --save-dev https://npm.furlong.example/fitline", "MIT"],
  "/experiment/terrain-for-a-shopping-cart": ["12 weeks, week 7", "Marching squares"],
};

test("every page can be read without scripts", async ({ page }) => {
  for (const [path, shown] of Object.entries(textsByPath)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    for (const text of shown)
      await expect(page.getByRole("main").getByText(text, { exact: true }).first(), path).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy" }), path).toBeHidden();
  }
});

test("the links and forms of pages are there without scripts", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("link", { name: "Start Your Project" })).toHaveAttribute("href", "/contact");
  for (const path of ["/blog/type-that-fits", "/experiment/terrain-for-a-shopping-cart"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Subscribe" }), path).toBeVisible();
  }
  await page.goto("/clients");
  for (const id of ["techstart", "harvest-table", "financeflow", "ecothread"])
    await expect(page.getByRole("main").locator(`a[href="/client/${id}"]`)).toHaveCount(1);
  await page.goto("/services/digital-strategy");
  await expect(page.getByRole("heading", { level: 1, name: "Digital Strategy" })).toBeVisible();
  await expect(page.locator(".scaled-rows > li")).toHaveCount(5);
  await expect(page.locator(".steps ol > li")).toHaveCount(5);
  await page.goto("/services");
  const services = page.getByRole("main").getByRole("listitem");
  await expect(services).toHaveCount(5);
  for (const service of await services.all()) await expect(service).toHaveCSS("opacity", "1");
  await page.getByRole("link", { name: "Brand Identity" }).click();
  await expect(page).toHaveURL("/services/brand-identity");
});
