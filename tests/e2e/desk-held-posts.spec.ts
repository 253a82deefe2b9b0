import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { signIn } from "../support/operator.ts";
import { enquiry, post } from "../support/posting.ts";
import { expect, test } from "../support/signed-in.ts";

// The browser itself notes a post that was refused, failed or never left.
test.use({ expectedConsole: /status of (401|429|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const field = (page: Page) => page.getByLabel("Note, for the desk alone");
const add = (page: Page) => page.getByRole("button", { name: "Add note" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Still you?" });
const history = (page: Page) => page.getByRole("list", { name: "What has happened" });

test.beforeEach(async ({ page, desk }, { title }) => {
  const name = `Ravi ${title.length}`;
  await post(`${desk.site.url}/contact`, enquiry(`Four stations, one night desk. ${title}`, { name }));
  await page.goto("/desk/enquiries");
  await page.getByRole("link", { name }).click();
  await page.getByRole("tab", { name: "Write a note" }).click();
  await field(page).fill(title);
});

test("whoever is signed out while writing signs in over the page, and carries on", async ({ page, desk }, {
  title,
}) => {
  await page.context().clearCookies();
  await add(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toHaveValue(title);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert").getByText("What you did waits in this page.")).toBeVisible();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await dialog(page).getByLabel("Password", { exact: true }).fill("not the one");
  await dialog(page).getByRole("button", { name: "Sign in with a password" }).click();
  await expect(dialog(page).getByText("do not go together")).toBeVisible();
  for (const [status, words] of [[429, "Too many tries."] as const, [500, "The desk did not answer."] as const]) {
    await page.route("**/desk/sign-in", (route) => route.fulfill({ status }), { times: 1 });
    await dialog(page).getByRole("button", { name: "Sign in with a password" }).click();
    await expect(dialog(page).getByText(words)).toBeVisible();
  }
  await dialog(page).getByLabel("Password", { exact: true }).fill(desk.password);
  await dialog(page).getByRole("button", { name: "Sign in with a password" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(history(page)).toContainText(title);
  await expect(field(page), "the form goes on as after any note").toHaveValue("");
});

test("what one operator wrote is never sent in another's name", async ({ page, desk }, { title }) => {
  const colleague = { email: "lin.moreau@furlong.example", password: "five other plain words" };
  await signIn(desk.dataDir, { name: "Lin Moreau", ...colleague });
  await page.context().clearCookies();
  await add(page).click();
  const submit = dialog(page).getByRole("button", { name: "Sign in with a password" });
  await dialog(page).getByLabel("E-mail").fill(colleague.email);
  await dialog(page).getByLabel("Password", { exact: true }).fill(colleague.password);
  await submit.click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "Somebody else is signed in now. What waits in this page is sent when Tunde Bakare signs in.",
  );
  await expect(field(page)).toHaveValue(title);
  await expect(dialog(page).getByLabel("E-mail")).toHaveValue("tunde.bakare@furlong.example");

  await dialog(page).getByLabel("Password", { exact: true }).fill(desk.password);
  await submit.click();
  await expect(dialog(page)).toBeHidden();
  await expect(history(page).getByRole("listitem").filter({ hasText: title })).toContainText("Tunde");
});

test("what is sent offline waits in the page, and leaves when the line is back", async ({ page }, { title }) => {
  await page.context().setOffline(true);
  await add(page).click();
  const bar = page.getByRole("status").filter({ hasText: "You are offline." });
  await expect(bar).toContainText("one change waits in this page.");
  await expect(field(page)).toHaveValue(title);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Control+k");
  const finder = page.getByRole("dialog", { name: "Find anything" });
  await finder.getByRole("combobox").fill("ravi");
  await expect(finder.getByRole("status")).toHaveText(/The desk did not answer/);
  await expect(finder.getByRole("combobox")).toHaveValue("ravi");
  await page.keyboard.press("Escape");
  await expect(field(page), "the screen under the finder stays").toHaveValue(title);
  await page.context().setOffline(false);
  await expect(history(page)).toContainText(title);
  await expect(page.getByText("Your change is on its way.")).toBeVisible();
});

test("a post that fails can be tried again, or let go with every word kept", async ({ page }, { title }) => {
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.abort("failed") : route.continue(),
  );
  await add(page).click();
  const bar = page.getByRole("alert").filter({ hasText: "That was not saved." });
  await bar.getByRole("button", { name: "Go on without saving" }).click();
  await expect(bar).toBeHidden();
  await expect(add(page)).toBeEnabled();
  await expect(field(page)).toHaveValue(title);

  await add(page).click();
  await expect(bar).toBeVisible();
  await page.unroute("**/*.data*");
  await bar.getByRole("button", { name: "Try again" }).click();
  await expect(history(page)).toContainText(title);
  await expect(bar).toBeHidden();
});
