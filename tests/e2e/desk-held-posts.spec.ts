import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { signIn } from "../support/operator.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { expect, test } from "../support/signed-in.ts";

// Chromium logs a post that was refused, failed or could not be sent.
test.use({ expectedConsole: /status of (401|429|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const noteField = (page: Page) => page.getByLabel("Note, for the desk alone");
const addNoteButton = (page: Page) => page.getByRole("button", { name: "Add note" });
const signInDialog = (page: Page) => page.getByRole("dialog", { name: "Still you?" });
const historyList = (page: Page) => page.getByRole("list", { name: "What has happened" });

test.beforeEach(async ({ page, desk }, { title }) => {
  const name = `Ravi ${title.length}`;
  await postForm(`${desk.site.url}/contact`, enquiryFields(`Four stations, one night desk. ${title}`, { name }));
  await page.goto("/desk/enquiries");
  await page.getByRole("link", { name }).click();
  await page.getByRole("tab", { name: "Write a note" }).click();
  await noteField(page).fill(title);
});

test("an operator who is signed out while writing signs in over the page, and carries on", async ({ page, desk }, {
  title,
}) => {
  await page.context().clearCookies();
  await addNoteButton(page).click();
  await expect(signInDialog(page)).toBeVisible();
  await expect(noteField(page)).toHaveValue(title);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert").getByText("What you did waits in this page.")).toBeVisible();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await signInDialog(page).getByLabel("Password", { exact: true }).fill("not the one");
  await signInDialog(page).getByRole("button", { name: "Sign in with a password" }).click();
  await expect(signInDialog(page).getByText("do not go together")).toBeVisible();
  for (const [status, words] of [[429, "Too many tries."] as const, [500, "The desk did not answer."] as const]) {
    await page.route("**/desk/sign-in", (route) => route.fulfill({ status }), { times: 1 });
    await signInDialog(page).getByRole("button", { name: "Sign in with a password" }).click();
    await expect(signInDialog(page).getByText(words)).toBeVisible();
  }
  await signInDialog(page).getByLabel("Password", { exact: true }).fill(desk.password);
  await signInDialog(page).getByRole("button", { name: "Sign in with a password" }).click();
  await expect(signInDialog(page)).toBeHidden();
  await expect(historyList(page)).toContainText(title);
  await expect(noteField(page), "the form is empty, as after any note").toHaveValue("");
});

test("what one operator wrote is never sent in another's name", async ({ page, desk }, { title }) => {
  const colleague = { email: "lin.moreau@furlong.example", password: "five other plain words" };
  await signIn(desk.dataDir, { name: "Lin Moreau", ...colleague });
  await page.context().clearCookies();
  await addNoteButton(page).click();
  const submit = signInDialog(page).getByRole("button", { name: "Sign in with a password" });
  await signInDialog(page).getByLabel("E-mail").fill(colleague.email);
  await signInDialog(page).getByLabel("Password", { exact: true }).fill(colleague.password);
  await submit.click();
  await expect(signInDialog(page).getByRole("alert")).toHaveText(
    "Somebody else is signed in now. What waits in this page is sent when Tunde Bakare signs in.",
  );
  await expect(noteField(page)).toHaveValue(title);
  await expect(signInDialog(page).getByLabel("E-mail")).toHaveValue("tunde.bakare@furlong.example");

  await signInDialog(page).getByLabel("Password", { exact: true }).fill(desk.password);
  await submit.click();
  await expect(signInDialog(page)).toBeHidden();
  await expect(historyList(page).getByRole("listitem").filter({ hasText: title })).toContainText("Tunde");
});

test("a note sent offline waits in the page, and is sent when the connection is back", async ({ page }, { title }) => {
  await page.context().setOffline(true);
  await addNoteButton(page).click();
  const bar = page.getByRole("status").filter({ hasText: "You are offline." });
  await expect(bar).toContainText("one change waits in this page.");
  await expect(noteField(page)).toHaveValue(title);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Control+k");
  const finder = page.getByRole("dialog", { name: "Find anything" });
  await finder.getByRole("combobox").fill("ravi");
  await expect(finder.getByRole("status")).toHaveText(/The desk did not answer/);
  await expect(finder.getByRole("combobox")).toHaveValue("ravi");
  await page.keyboard.press("Escape");
  await expect(noteField(page), "the screen under the finder stays").toHaveValue(title);
  await noteField(page).fill("Words typed meanwhile.");
  await expect(noteField(page)).toBeInViewport();
  await expect(bar, "the bar is in sight where somebody writes").toBeInViewport();
  await page.context().setOffline(false);
  await expect(historyList(page)).toContainText(title);
  await expect(page.getByText("Your change is on its way.")).toBeVisible();
  await expect(addNoteButton(page)).toBeEnabled();
  await expect(noteField(page)).toHaveValue("Words typed meanwhile.");
  await addNoteButton(page).click();
  await expect(historyList(page)).toContainText("Words typed meanwhile.");
  await expect(noteField(page)).toHaveValue("");
});

test("a failed post can be retried, or dropped with its text kept", async ({ page }, { title }) => {
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.abort("failed") : route.continue(),
  );
  await addNoteButton(page).click();
  const bar = page.getByRole("alert").filter({ hasText: "That was not saved." });
  await bar.getByRole("button", { name: "Go on without saving" }).click();
  await expect(bar).toBeHidden();
  await expect(addNoteButton(page)).toBeEnabled();
  await expect(noteField(page)).toHaveValue(title);

  await addNoteButton(page).click();
  await expect(bar).toBeVisible();
  await page.unroute("**/*.data*");
  await bar.getByRole("button", { name: "Try again" }).click();
  await expect(historyList(page)).toContainText(title);
  await expect(bar).toBeHidden();
});

test("asking a signed-out operator for a passkey leads to the sign-in", async ({ page }) => {
  await page.goto("/desk/account");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "You were signed out." });
  await expect(alert.getByRole("link", { name: "Sign in in a new tab" })).toHaveAttribute("href", "/desk/sign-in");
});
