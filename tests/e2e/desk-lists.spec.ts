import { deskScreens } from "#app/content/desk/screens.ts";
import { axeFindings } from "../support/axe.ts";
import { fillDesk, plantedId } from "../support/fill-desk.ts";
import { looksOf } from "../support/looks.ts";
import { signIn } from "../support/operator.ts";
import { expect, test } from "../support/signed-in.ts";

test.beforeEach(({ desk }) => fillDesk(desk.dataDir));

const screens = [
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
  `/desk/enquiries/${plantedId}`,
  "/desk/confirm",
];

/** For those who are not signed in. The first screen of all is looked at where it is used. */
const doors = ["/desk/sign-in", "/desk/join", "/desk/join?reset"];

const contentScreens = [
  "/desk/content/projects",
  "/desk/content/studies?q=none",
  "/desk/content/projects/harvest-table-market",
  "/desk/content/contributions/fitline",
  "/desk/content/projects/harvest-table-market/history",
  "/desk/media",
];

test("no screen of the rail is left out", () => {
  const looked = [...screens, ...contentScreens];
  const leftOut = deskScreens.filter(({ to }) => !looked.some((path) => path.startsWith(to)));
  expect(leftOut).toEqual([]);
});

test("taking an enquiry out of spam says first what goes out, and can be left", async ({ page }) => {
  await page.goto("/desk/enquiries?state=spam");
  await page.getByRole("link", { name: "Lou Ferrand" }).click();
  const dialog = page.getByRole("dialog", { name: "Not spam after all?" });
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(dialog).toContainText("delivered as if it had arrived now");
  await expect(dialog.getByRole("button", { name: "Leave it" })).toBeFocused();
  expect(await axeFindings(page, { within: "dialog[open]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("[data-enquiry]")).toHaveAttribute("data-state", "spam");
});

test("Today names what is not set up and the drafts that wait, and sign-ups have their own address", async ({
  page,
}) => {
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

test("an editor is offered the keys of the screens that editors have", async ({ page, context, desk }) => {
  const { cookie } = await signIn(desk.dataDir, { name: "Edda", role: "editor" });
  await context.addCookies([{ name: "desk", value: cookie.slice("desk=".length), url: desk.site.url }]);
  await page.goto("/desk/figures");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "All keys" });
  await expect(keys).toContainText("G F");
  await expect(keys).not.toContainText("G O");
});

for (const [name, paths] of Object.entries({
  "the desk": screens,
  "content and media": contentScreens,
  "the door": doors,
}))
  test(`no screen of ${name} has a finding of axe, goes over the edge or takes a text for markup`, async ({ page }) => {
    test.slow();
    if (paths === doors) await page.context().clearCookies();
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.locator(".planted, a[href^='javascript:' i]"), path).toHaveCount(0);
      expect(await page.evaluate(() => "pwned" in window), path).toBe(false);
      await expect(page.locator("meta[name=robots]").first(), path).toHaveAttribute("content", "noindex");
      for (const { colorScheme, width } of looksOf(index)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await axeFindings(page), `${path}, ${colorScheme} at ${width} px`).toEqual([]);
      }
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
