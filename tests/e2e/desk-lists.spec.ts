import { deskScreens } from "#app/content/desk/screens.ts";
import { findAxeViolations } from "../support/axe.ts";
import { fillDesk, injectionEnquiryId } from "../support/fill-desk.ts";
import { looksForPage } from "../support/looks.ts";
import { signIn } from "../support/operator.ts";
import { expect, test } from "../support/signed-in.ts";

test.beforeEach(({ desk }) => fillDesk(desk.dataDir));

const deskScreenPaths = [
  "/desk",
  "/desk/enquiries",
  "/desk/enquiries?state=spam",
  "/desk/enquiries?form=sign_up",
  "/desk/enquiries?q=none",
  "/desk/persons",
  "/desk/persons?email=visitor.1@example.com",
  "/desk/figures",
  "/desk/operators",
  "/desk/account",
  "/desk/facts",
  "/desk/find",
  "/desk/find?q=planted",
  `/desk/enquiries/${injectionEnquiryId}`,
];

/** Screens for people who are not signed in. desk-sign-in.spec.ts opens the first-run screen. */
const doorPaths = ["/desk/sign-in", "/desk/join", "/desk/join?reset"];

const contentScreenPaths = [
  "/desk/content/projects",
  "/desk/content/studies?q=none",
  "/desk/content/projects/harvest-table-market",
  "/desk/content/contributions/fitline",
  "/desk/content/projects/harvest-table-market/history",
  "/desk/media",
];

test("every screen of the rail is checked", () => {
  const looked = [...deskScreenPaths, ...contentScreenPaths];
  const leftOut = deskScreens.filter(({ to }) => !looked.some((path) => path.startsWith(to)));
  expect(leftOut).toEqual([]);
});

test("taking an enquiry out of spam first says what will be delivered, and can be cancelled", async ({ page }) => {
  await page.goto("/desk/enquiries?state=spam");
  await page.getByRole("link", { name: "Lou Ferrand" }).click();
  const dialog = page.getByRole("dialog", { name: "Not spam after all?" });
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(dialog).toContainText("delivered as if it had arrived now");
  await expect(dialog.getByRole("button", { name: "Leave it" })).toBeFocused();
  expect(await findAxeViolations(page, { within: "dialog[open]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("[data-enquiry]")).toHaveAttribute("data-state", "spam");
});

test("Today names missing settings and waiting drafts, and sign-ups have their own address", async ({ page }) => {
  await page.goto("/desk/content/studies");
  await page.getByRole("button", { name: "New study" }).click();
  await page.goto("/desk");
  await expect(page.getByRole("list", { name: "Drafts waiting" }).getByRole("listitem").first()).toContainText(
    "Study.",
  );
  await expect(page.getByText("E-mail is not set up.")).toBeVisible();
  await page.goto("/desk/newsletter");
  await expect(page.locator("[data-enquiry]", { hasText: "Wren Paper" })).toContainText("Sign-up");
});

test("the help lists only keys of screens that the editor may open", async ({ page, context, desk }) => {
  const { cookie } = await signIn(desk.dataDir, { name: "Edda", role: "editor" });
  await context.addCookies([{ name: "desk", value: cookie.slice("desk=".length), url: desk.site.url }]);
  await page.goto("/desk/figures");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "All keys" });
  await expect(keys).toContainText("G F");
  await expect(keys).not.toContainText("G O");
});

for (const [name, paths] of Object.entries({
  "the desk": deskScreenPaths,
  "content and media": contentScreenPaths,
  "the door": doorPaths,
}))
  test(`no screen of ${name} violates an axe rule, overflows or treats a text as markup`, async ({ page }) => {
    test.slow();
    if (paths === doorPaths) await page.context().clearCookies();
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.locator(".planted, a[href^='javascript:' i]"), path).toHaveCount(0);
      expect(await page.evaluate(() => "pwned" in window), path).toBe(false);
      await expect(page.locator("meta[name=robots]").first(), path).toHaveAttribute("content", "noindex");
      for (const { colorScheme, width } of looksForPage(index)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findAxeViolations(page), `${path}, ${colorScheme} at ${width} px`).toEqual([]);
      }
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
