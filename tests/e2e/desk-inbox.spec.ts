import type { Page } from "@playwright/test";
import { ENQUIRIES_PER_PAGE } from "#app/enquiries/view.ts";
import { fillDesk, visitorCount } from "../support/fill-desk.ts";
import { expect, test } from "../support/signed-in.ts";

test.beforeEach(({ desk }) => fillDesk(desk.dataDir));

const chosen = (page: Page) => page.getByRole("region", { name: "Chosen rows" });
const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Choose Visitor/ });

test("rows stay chosen on the next page of a view, and are changed together", async ({ page }) => {
  await page.goto("/desk/enquiries");
  await boxes(page).first().check();
  await page.getByRole("link", { name: /^Show the next/ }).click();
  await expect(chosen(page)).toContainText("1 chosen, 1 of them on other pages");
  await boxes(page).first().check();
  await chosen(page).getByRole("button", { name: "Won" }).click();
  await expect(page.getByText("2 moved to Won")).toBeVisible();
  await expect(chosen(page)).toBeHidden();
  await page.keyboard.press("z");
  await expect(page.getByText("Undone")).toBeVisible();
  await boxes(page).first().check();
  await page.getByLabel("Received").selectOption("Longer ago");
  await expect(chosen(page), "another view is another choice").toBeHidden();
});

/** Keeps the desk's answers until told otherwise. */
async function holdAnswers(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}

test("what one asks for shows before the server has answered", async ({ page }) => {
  await page.goto("/desk/enquiries");
  const row = page.locator("[data-enquiry]", { hasText: "Visitor 25" });
  await row.getByRole("checkbox").check();
  const releaseList = await holdAnswers(page);
  await chosen(page).getByRole("button", { name: "Won" }).click();
  await expect(row).toHaveAttribute("data-state", "won");
  releaseList();
  await expect(page.getByText("One moved to Won")).toBeVisible();
  await page.unrouteAll();

  // With no row ticked, a key changes the row that has the focus, and the focus stays there.
  const next = page.locator("[data-enquiry]", { hasText: "Visitor 26" });
  await next.getByRole("link").focus();
  await page.keyboard.press("3");
  await expect(next).toHaveAttribute("data-state", "answered");
  await expect(page.getByText("One moved to Answered")).toBeVisible();
  await expect(next.getByRole("checkbox")).not.toBeChecked();
  await expect(next.getByRole("link")).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.getByText("One moved to New")).toBeVisible();
  await page.keyboard.press("z");
  await expect(next).toHaveAttribute("data-state", "answered");

  await row.getByRole("link").click();
  await expect(page.getByRole("button", { name: "Closed" })).toBeVisible();
  const releaseEnquiry = await holdAnswers(page);
  await page.keyboard.press("5");
  await expect(page.getByRole("button", { name: "Closed" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("s");
  await expect(page.locator("[data-enquiry]")).toHaveAttribute("data-state", "spam");
  releaseEnquiry();
  await expect(page.getByText("One moved to Spam")).toBeVisible();
});

test("a screen that takes long is announced, and the list that is shown stays", async ({ page }) => {
  await page.goto("/desk/enquiries");
  const release = await holdAnswers(page);
  await page.getByRole("link", { name: "Newest" }).click();
  await expect(page.getByRole("link", { name: "Newest" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Refreshing")).toBeVisible();
  await expect(boxes(page).first()).toBeVisible();
  await page.getByRole("navigation", { name: "Desk", exact: true }).getByRole("link", { name: "Figures" }).click();
  await expect(page.getByText("Loading figures...")).toBeVisible();
  await expect(boxes(page).first()).toBeHidden();
  release();
  await expect(page.getByRole("heading", { name: "Figures", level: 1 })).toBeVisible();
});

test("an opened enquiry shows whose it is, and a turned page where it is, before the server has answered", async ({
  page,
}) => {
  await page.goto("/desk/enquiries");
  const releaseNext = await holdAnswers(page);
  await page.getByRole("link", { name: /^Show the next/ }).click();
  await expect(page.getByText(new RegExp(`^Showing ${ENQUIRIES_PER_PAGE + 1} to (\\d+) of \\1$`))).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the first" })).toBeHidden();
  releaseNext();
  await page.getByRole("link", { name: "Back to the first" }).click();
  await page.unrouteAll();
  await expect(page.getByRole("link", { name: "Back to the first" })).toBeHidden();

  // Not the last row: the rows above it have estimated heights until they are drawn, so its place may be some rows off.
  const opened = boxes(page).nth(15);
  await opened.scrollIntoViewIfNeeded();
  const name = (await opened.getAttribute("aria-label"))?.replace("Choose ", "") ?? "";
  const releaseEnquiry = await holdAnswers(page);
  await page.getByRole("link", { name, exact: true }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(heading).toBeInViewport();
  await expect(opened).toBeHidden();
  releaseEnquiry();
  await expect(page.getByRole("button", { name: "Closed" })).toBeVisible();
  await expect(heading).toHaveText(name);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText("Enquiries");
  await expect(opened, "where one left the list").toBeInViewport();

  await page.unrouteAll();
  await page.goto("/desk");
  const waiting = page.locator("[data-enquiry]").first().getByRole("link");
  const whose = await waiting.innerText();
  const releaseFromToday = await holdAnswers(page);
  await waiting.click();
  await expect(heading).toHaveText(whose);
  releaseFromToday();
  await expect(page.getByRole("button", { name: "Closed" })).toBeVisible();
});

test.describe("when the desk does not answer", () => {
  // The browser itself notes an answer that failed.
  test.use({ expectedConsole: /status of 500/ });

  test("rows stay chosen when an action fails, and when a screen does and is tried again", async ({ page }) => {
    await page.goto("/desk/enquiries");
    await boxes(page).first().check();
    await page.route(/\.data/, (route) => route.fulfill({ status: 500 }));
    await chosen(page).getByRole("button", { name: "Won" }).click();
    await page.getByRole("alert").getByRole("button", { name: "Go on without" }).click();
    await expect(chosen(page)).toContainText("1 chosen");

    await page.getByRole("link", { name: /^Show the next/ }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(chosen(page)).toContainText("1 chosen, 1 of them on other pages");
    await page.unrouteAll();
    await chosen(page).getByRole("button", { name: "Let go" }).click();
    await expect(chosen(page)).toBeHidden();
    await page.reload();
    await expect(boxes(page).first()).toBeVisible();
    await expect(chosen(page), "what was let go stays so").toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the last row of a view is moved and brought back", async ({ page }) => {
    await page.goto(`/desk/enquiries?state=closed&q=visitor+${visitorCount}`);
    await boxes(page).check();
    await chosen(page).getByRole("button", { name: "Won" }).click();
    await expect(boxes(page)).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "One moved to Won" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Undone" })).toBeVisible();
    await expect(boxes(page)).toHaveCount(1);
  });
});
