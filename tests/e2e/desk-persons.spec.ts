import { randomUUID } from "node:crypto";
import { signIn } from "../support/operator.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { expect, test } from "../support/signed-in.ts";

/** Sends an enquiry from a new e-mail address, and returns the address. */
async function sendEnquiry(url: string) {
  const email = `ravi.${randomUUID().slice(0, 8)}@lakeshift.example`;
  await postForm(`${url}/contact`, enquiryFields("A jingle player, <b>please</b>", { name: "Ravi Menon", email }));
  return email;
}

test("a person's data is found, shown and exported", async ({ page, desk }) => {
  const email = await sendEnquiry(desk.site.url);
  await page.goto("/desk/persons?email=lakeshift");
  await page.getByRole("list", { name: "Who it may be" }).getByRole("link", { name: "Ravi Menon" }).first().click();
  await page.goto(`/desk/persons?email=${email.toUpperCase()}`);
  await expect(page.getByText("A jingle player, <b>please</b>")).toBeVisible();

  const json = await page.request.get(`/desk/persons/export?email=${email}&as=json`);
  expect(await json.json()).toMatchObject({ email, submissions: [{ body: { name: "Ravi Menon" } }] });
  const csv = await page.request.get(`/desk/persons/export?email=${email}&as=csv`);
  expect(csv.headers()["content-disposition"]).toMatch(/^attachment; filename="person-[\d-]+\.csv"$/);
  expect(await csv.text()).toContain('"message","A jingle player, <b>please</b>"');
  await page.goto("/desk/persons?email=nobody@nowhere.example");
  await expect(page.getByText("Nothing is held about")).toBeVisible();
});

test.describe("erasing", () => {
  // A wrongly typed address is refused with 400.
  test.use({ expectedConsole: /status of 400/ });

  test("an owner can erase a person for good, and an editor cannot", async ({ page, desk, browser }) => {
    const email = await sendEnquiry(desk.site.url);
    const editor = await signIn(desk.dataDir, { name: "Edda Editor", role: "editor" });
    const other = await browser.newContext({
      baseURL: desk.site.url,
      extraHTTPHeaders: editor,
      javaScriptEnabled: false,
    });
    const theirs = await other.newPage();
    await theirs.goto(`/desk/persons?email=${email}`);
    await expect(theirs.getByText("Only an owner can erase somebody.")).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Erase for good" })).toHaveCount(0);
    await other.close();

    await page.goto(`/desk/persons?email=${email}`);
    const erase = page.getByRole("region", { name: "Erase Ravi Menon?" });
    await erase.getByLabel("Type the address").fill("ravi@lakeshift");
    await erase.getByRole("button", { name: "Erase for good" }).click();
    await expect(erase.getByText("That is not the address above.")).toBeVisible();
    await erase.getByLabel("Type the address").fill(email);
    await erase.getByRole("button", { name: "Erase for good" }).click();
    await expect(page.getByText(/^Erased, with/)).toBeVisible();
    await page.goto(`/desk/persons?email=${email}`);
    await expect(page.getByText("Nothing is held about")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("persons are found and erased, and the finder is a page", async ({ page, desk }) => {
    const email = await sendEnquiry(desk.site.url);
    await page.goto("/desk/find?q=Ravi");
    await expect(page.getByRole("link", { name: "A jingle player" }).first()).toBeVisible();
    await page.goto("/desk/persons");
    await page.getByLabel("Address or name").fill(email);
    await page.getByRole("search").getByRole("button", { name: "Find" }).click();
    await page.getByLabel("Type the address").fill(email);
    await page.getByRole("button", { name: "Erase for good" }).click();
    await expect(page.getByText(/^Erased, with/)).toBeVisible();
  });
});

test("the figures are those of the store, as a chart and as a table", async ({ page, desk }) => {
  await sendEnquiry(desk.site.url);
  await page.goto("/desk/figures");
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL("/desk/figures?days=7");
  await expect(page.getByRole("img", { name: /^Enquiries per day over 7 days: \d+ in all/ })).toBeVisible();
  await page.getByText("As a table").click();
  const rows = page
    .getByRole("group")
    .filter({ hasText: "As a table" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(rows).toHaveCount(7);
  await expect(rows.last().getByRole("cell").last()).not.toHaveText("0");
  await expect(page.getByText("What these figures do not know")).toBeVisible();
});
