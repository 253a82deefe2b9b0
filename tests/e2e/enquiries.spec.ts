import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { signIn } from "../support/operator.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { test as base, expect } from "../support/test.ts";
import type { WorkerFixtures } from "../support/worker-sites.ts";

type MailingSite = WorkerFixtures["mailingSite"];

const test = base.extend<{ desk: MailingSite }>({
  desk: async ({ mailingSite }, use) => use(mailingSite),
  baseURL: async ({ desk }, use) => use(desk.site.url),
});
// Runs all tests of this file in one worker, which then starts one site for all of them.
test.describe.configure({ mode: "default" });

let visitorCount = 0;

/** Sends an enquiry from a client address of its own, and returns the visitor's e-mail address. */
async function sendEnquiry({ site }: MailingSite, name: string, fields: Record<string, string> = {}) {
  visitorCount += 1;
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@lakeshift.example`;
  const answer = await postForm(
    `${site.url}/contact`,
    enquiryFields(`Four stations, one night desk. ${name}`, { name, email, ...fields }),
    `10.9.${process.pid & 255}.${visitorCount}`,
  );
  expect(answer.status).toBe(303);
  return email;
}

async function signInAs(page: Page, { dataDir, site }: MailingSite, name: string) {
  const { cookie } = await signIn(dataDir, { name });
  const [key = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name: key, value, url: site.url }]);
}

const enquiryRow = (page: Page, name: string) => page.locator("[data-enquiry]", { hasText: name });

// desk-journey.spec.ts checks that an enquiry appears by itself, is assigned and becomes answered.
test("a change is undone, a note is formatted, replies form a thread, and only their writer sees drafts", async ({
  page,
  browser,
  desk,
}) => {
  const email = await sendEnquiry(desk, "Ravi Menon", { company: "Lakeshift Radio", budget: "50k+" });
  await signInAs(page, desk, "Tunde Bakare");
  await page.goto("/desk/enquiries?q=ravi");
  await enquiryRow(page, "Ravi Menon").getByRole("link", { name: "Ravi Menon" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ravi Menon");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.locator("[data-enquiry]")).toHaveAttribute("data-state", "open");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.locator("[data-enquiry]")).toHaveAttribute("data-state", "new");

  const history = page.getByRole("list", { name: "What has happened" });
  await page.getByRole("tab", { name: "Write a note" }).click();
  await page.getByLabel("Note, for the desk alone").fill("**Never** on air <script>alert(1)</script>");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(history.getByRole("strong")).toHaveText("Never");
  await expect(history).toContainText("<script>alert(1)</script>");

  await page.getByRole("tab", { name: "Reply by e-mail" }).click();
  await page.getByLabel("Subject").fill("A night desk");
  await page.getByLabel("Message", { exact: true }).fill("Hello Ravi,\n\nYes <it> can.");
  await page.reload();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello Ravi,\n\nYes <it> can.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(history).toContainText("Reply delivered");

  await page.getByLabel("Subject").fill("Re: A night desk");
  await page.getByRole("button", { name: "Send reply" }).click();
  const toRavi = () => desk.mail.received.filter(({ to }) => to.includes(email)).map((one) => one.mail);
  await expect.poll(() => toRavi().length).toBe(2);
  const [first, second] = toRavi();
  expect(first).toMatchObject({
    subject: "A night desk",
    from: { name: "Tunde Bakare", address: "hello@furlong.example" },
  });
  expect(first?.replyTo).toMatchObject([{ address: "hello@furlong.example" }]);
  expect(first?.text?.trim()).toBe("Hello Ravi,\n\nYes <it> can.");
  expect(second?.inReplyTo).toBe(first?.messageId);
  expect(second?.references).toContain(first?.messageId);

  const address = page.url();
  const note = async () => {
    await page.goto(address);
    await page.getByRole("tab", { name: "Write a note" }).click();
    return page.getByLabel("Note, for the desk alone");
  };
  await (await note()).fill("Half a thought");
  await expect(await note()).toHaveValue("Half a thought");
  const lin = await openPageAs(browser, desk, "Lin Zhao", page.context());
  await lin.goto(address);
  await lin.getByRole("tab", { name: "Write a note" }).click();
  await expect(
    lin.getByLabel("Note, for the desk alone"),
    "in the same browser another operator does not see the draft",
  ).toHaveValue("");
  await lin.close();
  await signInAs(page, desk, "Tunde Bakare");
  await page.goto("/desk/account");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/desk/sign-in");
  await signInAs(page, desk, "Tunde Bakare");
  await expect(await note(), "signing out removes the draft from the browser").toHaveValue("");
});

test("an operator whose enquiry a colleague has changed sees the change and decides", async ({
  page,
  browser,
  desk,
}) => {
  await sendEnquiry(desk, "Noor Aziz");
  await signInAs(page, desk, "Tunde Bakare");
  await page.goto("/desk/enquiries?q=noor");
  await enquiryRow(page, "Noor Aziz").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noor Aziz");
  const lin = await openPageAs(browser, desk, "Lin Zhao");
  // Lin's page hears of no changes.
  await lin.route("**/desk/changes?*", (route) => route.fulfill({ status: 204 }));
  await lin.goto(page.url());
  await page.getByRole("button", { name: "Won" }).click();
  await expect(page.locator("[data-enquiry]")).toHaveAttribute("data-state", "won");
  await lin.getByRole("button", { name: "Closed" }).click();
  const dialog = lin.getByRole("dialog", { name: "Tunde Bakare changed it while you were looking" });
  await expect(dialog).toContainText("It is Won now");
  await expect(page.locator("[data-enquiry]")).toHaveAttribute("data-state", "won");
  await dialog.getByRole("button", { name: "Make my change anyway" }).click();
  // Tunde's page shows Lin's change without a reload.
  await expect(page.locator("[data-enquiry]")).toHaveAttribute("data-state", "closed");
  await lin.context().close();
});

async function openPageAs(browser: Browser, desk: MailingSite, name: string, context?: BrowserContext): Promise<Page> {
  const page = await (context ?? (await browser.newContext({ baseURL: desk.site.url }))).newPage();
  await signInAs(page, desk, name);
  return page;
}

test("chosen enquiries are moved to spam and back, and exported", async ({ page, desk }) => {
  await sendEnquiry(desk, "Gwen Tran");
  await sendEnquiry(desk, "Idris Colm", { message: '=HYPERLINK("x")' });
  await signInAs(page, desk, "Tunde Bakare");
  await page.goto("/desk/enquiries?sort=newest");
  for (const name of ["Gwen Tran", "Idris Colm"]) await page.getByLabel(`Choose ${name}`).check();
  await expect(page.getByRole("region", { name: "Chosen rows" })).toContainText("2 chosen");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv).toContain("Gwen Tran");
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  const [all] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Export all \d+ as CSV$/ }).click(),
  ]);
  expect(readFileSync(await all.path(), "utf8")).toContain("Gwen Tran");
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(enquiryRow(page, "Gwen Tran")).toHaveCount(0);
  await expect(page.getByText("2 moved to Spam")).toBeVisible();
  await page.goto("/desk/enquiries?state=spam");
  await expect(enquiryRow(page, "Idris Colm")).toHaveAttribute("data-state", "spam");
  await page.getByLabel("Choose Idris Colm").check();
  await page.getByRole("button", { name: "Not spam" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to New" }).click();
  await expect(enquiryRow(page, "Idris Colm")).toHaveCount(0);
  await page.goto("/desk/enquiries?q=idris");
  await expect(enquiryRow(page, "Idris Colm")).toHaveAttribute("data-state", "new");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /400 \(Bad Request\)/ });

  test("enquiries are read, moved, undone, noted and answered", async ({ page, desk }) => {
    const email = await sendEnquiry(desk, "Hanneke Vos", { company: "Vos & Daughter Clocks" });
    await signInAs(page, desk, "Tunde Bakare");
    await page.goto("/desk");
    await expect(enquiryRow(page, "Hanneke Vos")).toContainText("left");
    await page.goto("/desk/enquiries?q=hanneke");
    await page.getByLabel("Choose Hanneke Vos").check();
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await expect(enquiryRow(page, "Hanneke Vos")).toHaveAttribute("data-state", "answered");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(enquiryRow(page, "Hanneke Vos")).toHaveAttribute("data-state", "new");
    await enquiryRow(page, "Hanneke Vos").getByRole("link").click();
    await page.getByLabel("Note, for the desk alone").fill("Her father signs.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("list", { name: "What has happened" })).toContainText("Her father signs.");
    await page.getByLabel("Message", { exact: true }).fill("");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.getByText("Write something first.").first()).toBeVisible();
    await page.getByLabel("Message", { exact: true }).fill("Hello Hanneke");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect.poll(() => desk.mail.received.some(({ to }) => to.includes(email))).toBe(true);
  });
});
