import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openWithoutLock } from "#app/data/embedded.server.ts";
import { createEnquiries, type NewEnquiry } from "#app/data/enquiries.server.ts";
import { createNote } from "#app/data/notes.server.ts";
import { createOperator } from "#app/data/operators.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { axeFindings } from "../support/axe.ts";
import { looksOf } from "../support/looks.ts";
import { signIn } from "../support/operator.ts";
import { expect, test } from "../support/signed-in.ts";

/** What an operator may have written where the desk shows it. */
const planted = '<img class="planted" src="/x" onerror="pwned = 1"><script class="planted">pwned = 1</script>';
const plantedId = "5f0c1f7e-2f5a-4b7e-9a43-3a3d5a1c0031";

/** More than one page of enquiries, one of spam and one sign-up, as visitors have left them; once per site. */
async function fill(dataDir: string) {
  const store = await openWithoutLock(dataDir);
  provideServiceClient(store);
  let minute = 0;
  const add = async (name: string, given: Partial<NewEnquiry> = {}) => {
    const receivedAt = new Date(Date.UTC(2024, 10, 4, 15, minute++)).toISOString();
    const [id, email] = [given.id ?? randomUUID(), `${name.toLowerCase().replace(" ", ".")}@example.com`];
    await createSubmission({
      ...{ id, formType: "contact_form", formId: "contact_form", body: { name, email, message: "Boats" } },
      ...{ state: given.state === "spam" ? "spam" : "delivered", createdAt: receivedAt },
    });
    const texts = { name, email, company: "", project: "", budget: "", excerpt: "Boats", words: name.toLowerCase() };
    const row = { id, formId: "contact_form", kind: "enquiry", state: "closed", receivedAt, dueAt: null } as const;
    await createEnquiries([{ ...row, page: "/contact", spamSince: null, ...texts, ...given }]);
  };
  try {
    for (let n = 1; n <= 52; n += 1) await add(`Visitor ${n}`);
    await add("Lou Ferrand", { state: "spam", spamSince: "2024-11-04T16:00:00.000Z" });
    await add("Wren Paper", { kind: "sign_up", state: "new" });
    await add("Planted", { id: plantedId, name: planted });
    const operator = await createOperator({ name: planted, email: "planted@furlong.example", role: "editor" });
    const written = { enquiryId: plantedId, operatorId: operator?.id ?? null, subject: planted };
    for (const kind of ["note", "reply"] as const)
      await createNote({ ...written, kind, text: `${planted} [Press](javascript:pwned=1)` });
  } finally {
    await store.close();
  }
}

const filled = new Set<string>();
test.beforeEach(async ({ desk }) => {
  if (filled.has(desk.dataDir)) return;
  filled.add(desk.dataDir);
  await fill(desk.dataDir);
});

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

  // Without a choice a key is for the row with the focus, which keeps it.
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
