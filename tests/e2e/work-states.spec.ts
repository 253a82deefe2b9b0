import { waitForHydration } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { facetOption, projectCards, shownCount } from "../support/work-page.ts";

test("the list shows an error with the filters kept, six skeletons, then the projects, and can be retried", async ({
  page,
  context,
  siteOn,
}) => {
  const site = await siteOn({ projects: { status: 500 } });
  const failed = await context.newPage();
  await failed.goto(`${site.url}/work?complexity=High&complexity=Low&sort=title`);
  await expect(failed.getByRole("alert")).toContainText("The list could not be loaded. Your filters are kept.");
  await expect(failed.getByRole("main")).not.toContainText("store says no");
  await expect(facetOption(failed, "Complexity", "High")).toHaveAttribute("aria-current", "true");

  await site.store({ projects: { stall: true } });
  await page.goto(`${site.url}/work?complexity=High`, { waitUntil: "commit" });
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  await expect(facetOption(page, "Complexity", "High")).toHaveAttribute("aria-current", "true");

  // Without scripts, so that the test sees what the server sends. Elements that React renders itself may have inline styles.
  const plain = await context.newPage();
  await plain.route("**/assets/*.js", () => {});
  const answer = await plain.goto(`${site.url}/work`, { waitUntil: "commit" });
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-/);
  expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
  await expect(plain.locator("[data-skeleton]")).toHaveCount(6);

  await site.store({});
  await expect(projectCards(page).first()).toBeVisible();
  expect(await site.requests()).toContain("/rest/v1/projects?select=*&order=year.desc");
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  const image = projectCards(plain).first().locator("img").first();
  expect(await image.evaluate((shown) => getComputedStyle(shown).getPropertyValue("--dominant"))).not.toBe("");

  await waitForHydration(failed);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(projectCards(failed).first()).toBeVisible();
  expect(new URL(failed.url()).searchParams.getAll("complexity").sort()).toEqual(["High", "Low"]);
});

test("a search without results offers a link to all projects", async ({ page }) => {
  await page.goto("/work?type=Digital+Marketing&industry=Financial+Technology&complexity=Low&sort=title");
  await expect(page.getByRole("heading", { name: "No projects found" })).toBeVisible();
  await expect(shownCount(page)).toHaveText("0");
  await page.getByRole("link", { name: "Show All Projects" }).press("Enter");
  await expect(projectCards(page)).toHaveCount(14);
  await expect(page).toHaveURL("/work?sort=title");
  await expect(page.getByText(/^Showing/)).toBeFocused();
});

test("any number of cards fills its rows, and on small screens all cards have one width", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Covers every way to fill a last row. app/sections/mosaic.test.ts checks which cards are narrow for it.
  for (const [query, found] of [
    ["type=E-commerce", 2],
    ["type=Web+Development", 4],
    ["complexity=High", 5],
    ["", 14],
  ] as const) {
    await page.goto(`/work?${query}`, { waitUntil: "domcontentloaded" });
    await expect(projectCards(page)).toHaveCount(found);
    const ends = await page.locator(".mosaic").evaluate((list) => {
      const lastOf = new Map([...list.children].map((card) => [(card as HTMLElement).offsetTop, card]));
      return [list, ...lastOf.values()].map((element) => Math.round(element.getBoundingClientRect().right));
    });
    expect(new Set(ends).size, `${found} cards`).toBe(1);
    for (const width of [390, 1099]) {
      await page.setViewportSize({ width, height: 900 });
      const all = await projectCards(page).evaluateAll((each) => each.map((card) => Math.round(card.clientWidth)));
      expect(new Set(all).size, `${found} cards at ${width} px: ${all}`).toBe(1);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
