import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { enterDesk } from "../support/enter-desk.ts";
import type { SiteProcess } from "../support/run-site.ts";
import { test as base, expect } from "../support/test.ts";

type Newsroom = {
  site: SiteProcess;
  enter: (name: string, options?: { javaScriptEnabled?: boolean }) => Promise<Page>;
};

/** Lets operators sign in at one site, each in a browser context of their own. */
const test = base.extend<{ newsroom: Newsroom }>({
  newsroom: async ({ browser, ownedSite: { site, dataDir } }, use) => {
    const pages: Page[] = [];
    await use({
      site,
      enter: async (name, options) => {
        const page = await enterDesk(browser, { url: site.url, dataDir }, name, options);
        pages.push(page);
        return page;
      },
    });
    for (const page of pages) await page.context().close();
  },
});

// Chromium logs a post that could not be sent.
test.use({ expectedConsole: /ERR_FAILED/ });

const editorPath = "/desk/content/projects/coat-with-its-route";
const expectDraftSaved = (page: Page, number: number) =>
  expect(page.getByRole("status").filter({ hasText: `Draft ${number} saved` })).toBeVisible();

test("a draft is saved while it is typed, previewed, shared and published to the site at once", async ({
  newsroom,
  browser,
}) => {
  const page = await newsroom.enter("Lin Zhao");
  await page.goto("/desk/content/studies");
  await page.keyboard.press("[");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByLabel("Title").fill("A bakery that answers");
  await expect(page.locator("[data-record]")).toHaveAttribute("data-state", "draft");
  await expectDraftSaved(page, 1);
  await page.getByLabel("Label 1").fill("loaves a day");
  await page.getByLabel("Figure 1").fill("212");
  await page.getByRole("button", { name: "Add a result" }).click();
  await page.getByLabel("Figure 2").fill("9 min");
  await page.getByLabel("Label 2").fill("from oven to door");
  await page.getByLabel("Label 2").press("Alt+ArrowUp");
  await expect(page.getByLabel("Figure 1")).toHaveValue("9 min");
  await page.getByRole("button", { name: "Add a technology" }).press("Enter");
  await expect(page.getByLabel("Technologies 2")).toBeFocused();
  await page.getByRole("button", { name: "Remove technology 2" }).press("Enter");
  await expect(page.getByLabel("Technologies 1")).toBeFocused();
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Alt+1");
  await expect(page.getByRole("radio", { name: "390" })).toBeChecked();
  await expect(page.getByLabel("Technologies 1")).toBeFocused();
  await page.getByRole("button", { name: "Schedule", exact: true }).press("Enter");
  await expect(page.getByLabel("Time in Toronto")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Schedule", exact: true })).toBeFocused();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("A bakery that answers");
  await expect(frame.getByText("from oven to door")).toBeAttached();

  expect(await findAxeViolations(page, { within: "main" })).toEqual([]);

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Share a link" }).click();
  const link = await page.getByLabel("Link to send").inputValue();
  // Removes the clipboard, as on plain http.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  const stranger = await browser.newPage();
  const response = await stranger.goto(link);
  expect(response?.headers()).toMatchObject({ "cache-control": expect.stringContaining("no-store") });
  await expect(stranger.locator("[data-revision='1']")).toContainText("You are looking at draft 1.");
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("A bakery that answers");
  expect((await stranger.request.get(`${newsroom.site.url}/project/a-bakery-that-answers`)).status()).toBe(404);

  await page.getByLabel("Label 1").fill("from oven to table");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open alone" }).click();
  const alone = await opened;
  await expect(alone.getByText("from oven to table"), "text typed before the button was pressed").toBeAttached();
  await alone.close();
  await expectDraftSaved(page, 2);
  await expect(page.getByLabel("Link to send"), "the link stays while the draft changes").toHaveValue(link);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. It is on the site.")).toBeVisible();
  for (const path of ["/project/a-bakery-that-answers", "/", "/work", "/sitemap.xml"])
    expect(await (await stranger.request.get(newsroom.site.url + path)).text(), path).toContain(
      path === "/sitemap.xml" ? "a-bakery-that-answers" : "A bakery that answers",
    );
  await stranger.close();
});

test("a picture that does not load leaves the first words of its title in the list", async ({ newsroom }) => {
  const page = await newsroom.enter("Lin Zhao");
  const address = "https://pictures.example/barge.webp";
  await page.route(address, (route) => route.abort());
  await page.goto("/desk/content/projects");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByLabel("Title").fill("Barge for hire");
  await page.getByRole("textbox", { name: /^Cover/ }).fill(address);
  await expectDraftSaved(page, 1);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Barge for hire" }) });
  const showsWords = async () => {
    await expect(row.getByText("Barge for", { exact: true })).toBeVisible();
    await expect(row.locator("img")).toHaveCount(0);
  };
  await page.getByRole("link", { name: "Projects" }).first().click();
  await showsWords();
  await page.goto("/desk/content/projects");
  await showsWords();

  // Deletes the draft, since other tests' pages would miss the picture too.
  await row.getByRole("link").click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete this draft" }).click();
  await expect(page).toHaveURL(/\/desk\/content\/projects$/);
  await expect(row).toHaveCount(0);
});

test("a conflict is shown side by side, and nothing is overwritten", async ({ newsroom }) => {
  const [lin, tunde] = [await newsroom.enter("Lin Zhao"), await newsroom.enter("Tunde Bakare")];
  await lin.clock.install();
  for (const page of [lin, tunde]) await page.goto(editorPath);
  // Stops Lin’s clock, so that Lin is still typing when Tunde’s save arrives.
  await lin.clock.pauseAt(Date.now() + 60_000);
  await lin.getByLabel("Title").fill("Lin’s coat");
  await tunde.getByLabel("Client").fill("EcoThread Ltd");
  await tunde.getByLabel("Title").fill("Tunde’s coat");
  await expectDraftSaved(tunde, 2);
  await lin.clock.resume();
  const dialog = lin.getByRole("dialog", { name: "Tunde saved while you were writing" });
  await expect(dialog).toContainText("Tunde’s coat");
  await expect(dialog).toContainText("Lin’s coat");
  await expect(dialog.locator("fieldset")).toHaveCount(1);
  await lin.keyboard.press("Escape");
  await expect(lin.getByLabel("Title")).toBeFocused();

  await lin.reload();
  const kept = lin.getByRole("alert").filter({ hasText: "This browser kept what you typed" });
  await expect(lin.getByLabel("Title")).toHaveValue("Tunde’s coat");
  await kept.getByRole("button", { name: "Save it now" }).click();
  await expect(dialog).toContainText("Lin’s coat");
  await expect(kept).toBeHidden();
  await dialog.getByLabel(/^Tunde’s/).check();
  await dialog.getByRole("button", { name: "Save as draft 3" }).click();
  await expect(dialog).toBeHidden();
  await expect(lin.getByLabel("Title")).toHaveValue("Tunde’s coat");
  await expect(lin.getByLabel("Client")).toHaveValue("EcoThread Ltd");
  await lin.reload();
  await expectDraftSaved(lin, 2);
  await expect(kept, "a text that is saved already is not offered again").toBeHidden();

  await lin.getByRole("link", { name: "Compare" }).click();
  await expect(lin.locator(".hist ins").first()).toBeVisible();
  await lin.keyboard.press("Escape");
  await expect(lin.locator(".hist")).toBeHidden();
  await expect(lin.getByRole("heading", { level: 1 })).toBeFocused();
  await lin.keyboard.press("h");
  await expect(lin.getByRole("heading", { name: "History" })).toBeFocused();
  expect(await findAxeViolations(lin, { within: ".hist" })).toEqual([]);
  await lin.getByRole("listitem").filter({ hasText: "Published." }).getByRole("button", { name: "Bring back" }).click();
  await expect(lin.getByLabel("Title")).toHaveValue("A coat with its route sewn in");
});

test("a draft that cannot be sent is shown as unsaved, and is saved on a retry", async ({ newsroom }) => {
  const page = await newsroom.enter("Lin Zhao");
  await page.goto("/desk/content/experiments/two-clocks");
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.abort("failed") : route.continue(),
  );
  await page.getByLabel("Title").fill("Two clocks and a half");
  const state = page.getByRole("status").filter({ hasText: "Not saved." });
  await expect(state).toBeVisible();
  await page.getByRole("button", { name: "Go on without saving" }).click();
  await page.unroute("**/*.data*");
  await state.getByRole("button", { name: "Try again" }).click();
  await expectDraftSaved(page, 2);
});

test("without JavaScript a record is saved, reordered, compared and archived", async ({ newsroom }) => {
  const page = await newsroom.enter("Lin Zhao", { javaScriptEnabled: false });
  await page.goto("/desk/content/experiments/two-clocks");
  await page.getByLabel("Title").fill("Three clocks");
  await page.getByRole("button", { name: "Move technology 2 up" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Three clocks");
  await expect(page.getByLabel("Built with 1")).toHaveValue("LLM tool calling");
  await page.getByRole("link", { name: "History" }).click();
  await page.locator("li[data-revision='2']").getByRole("link", { name: "Compare" }).click();
  await expect(page.locator("ins").first()).toHaveText("Three ");
  await page.goto("/desk/content/experiments/two-clocks");
  await page.route("https://pictures.example/**", (route) => route.abort());
  const [title, cover] = [page.getByLabel("Title"), page.getByRole("textbox", { name: /^Cover/ })];
  await cover.fill("https://pictures.example/clocks.webp");
  await page.getByRole("button", { name: "Save draft" }).click();
  await title.fill("Four clocks");
  await page.getByRole("button", { name: /^Alt text: / }).click();
  await page.getByLabel("Alt text").fill("Four clocks on a wall");
  await page.getByRole("button", { name: "Save alt text" }).click();
  await page.goto("/desk/content/experiments/two-clocks");
  await expect(title).toHaveValue("Four clocks");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.locator("[data-record='two-clocks']")).toHaveCount(1);
  expect((await page.request.get("/experiment/two-clocks")).status()).toBe(410);
});
