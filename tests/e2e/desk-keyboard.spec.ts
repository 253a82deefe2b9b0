import type { Page } from "@playwright/test";
import { fillDesk } from "../support/fill-desk.ts";
import { signIn } from "../support/operator.ts";
import { expect, test } from "../support/signed-in.ts";

const chosen = (page: Page) => page.getByRole("region", { name: "Chosen rows" });
const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Choose Visitor/ });

// Chromium logs the answer to a change that lost the race.
test.use({ expectedConsole: /status of 409/ });

test("the list keeps one's place, and every key does what its hint says", async ({ page, desk }) => {
  await fillDesk(desk.dataDir);
  const lin = await signIn(desk.dataDir, { name: "Lin Moreau", email: "lin.moreau@furlong.example" });
  const { keyboard } = page;
  const links = page.locator("[data-enquiry] .go");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/desk/enquiries");
  const name = await links.nth(2).innerText();

  await test.step("a row that leaves hands its place to the next", async () => {
    await keyboard.press("j");
    await keyboard.press("j");
    await keyboard.press("s");
    await expect(page.getByText("One moved to Spam")).toBeVisible();
    await expect(links.nth(1)).toHaveText(name);
    await keyboard.press("j");
    await expect(links.nth(1)).toBeFocused();
  });

  await test.step("Undo works on another screen, and says so", async () => {
    await keyboard.press("g");
    await keyboard.press("f");
    await expect(heading).toHaveText("Figures");
    await keyboard.press("z");
    await expect(page.getByText("Undone")).toBeVisible();
    await keyboard.press("g");
    await keyboard.press("e");
    await expect(links.nth(2)).toHaveText(name);
    // A new page takes the focus to its heading, and would take it from a row that was chosen sooner.
    await expect(heading).toBeFocused();
  });

  await test.step("the way back from an enquiry leads to its row", async () => {
    await keyboard.press("j");
    await expect(links.nth(2)).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Closed" })).toBeVisible();
    await keyboard.press("u");
    await expect(heading).toHaveText("Enquiries");
    await expect(heading).toBeFocused();
    await keyboard.press("j");
    await expect(links.nth(2)).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Closed" })).toBeVisible();
  });

  await test.step("arrows pass over names, and Enter gives", async () => {
    const assignee = page.getByLabel("With");
    const third = (await assignee.locator("option").nth(2).textContent()) ?? "";
    await keyboard.press("v");
    for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await assignee.press(key);
    await expect(page.getByText(`One given to ${third}`)).toBeVisible();
    await expect(assignee).toBeFocused();
    await expect(assignee.locator("option:checked")).toHaveText(third);
    await keyboard.press("ArrowUp");
    await keyboard.press("Tab");
    await expect(page.getByRole("list", { name: "What has happened" })).toContainText("Tunde took it.");
  });

  await test.step("a conflict is shown as often as it occurs", async () => {
    await page.route("**/desk/changes*", (route) => route.fulfill({ status: 204 }));
    const enquiry = await page.locator("input[name=enquiry]").first().inputValue();
    const body = new URLSearchParams({ intent: "won", enquiry });
    await fetch(page.url(), { method: "POST", headers: { ...lin, Origin: desk.site.url }, body });
    const dialog = page.getByRole("dialog", { name: "Lin Moreau changed it while you were looking" });
    for (const _ of ["first", "again"]) {
      await keyboard.press("2");
      await dialog.getByRole("button", { name: "Leave it" }).click();
      await expect(dialog).toBeHidden();
    }
  });

  await test.step("Escape empties the search before it lets rows go", async () => {
    await keyboard.press("u");
    await expect(heading).toHaveText("Enquiries");
    await boxes(page).first().check();
    const search = page.getByRole("searchbox", { name: "Find" });
    await search.fill("boats");
    await search.press("Escape");
    await expect(search).toHaveValue("");
    await expect(chosen(page)).toBeVisible();
    await search.press("Escape");
    await expect(chosen(page)).toBeHidden();
  });

  await test.step("Spam and an empty list name only the keys that work there", async () => {
    const hints = page.getByRole("list", { name: "Keys" });
    await expect(hints).toContainText("set the state");
    await page.goto("/desk/enquiries?state=spam");
    await expect(hints).toContainText("not spam");
    await expect(hints).not.toContainText("set the state");
    await links.first().focus();
    await keyboard.press("1");
    await expect(page.getByRole("checkbox", { name: "Choose Lou Ferrand" })).not.toBeChecked();
    await page.goto("/desk/enquiries?q=none");
    await expect(hints).toHaveText("/ findShift 1to5 show one state");
  });
});
