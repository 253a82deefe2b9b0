import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { enterDesk } from "../support/enter-desk.ts";
import { drawPictureFile, dropOrPasteFile } from "../support/give-files.ts";
import { findFreePort, makeFolder, runSite } from "../support/run-site.ts";
import { test as base, expect } from "../support/test.ts";

type Newsroom = {
  url: string;
  enter: (name: string) => Promise<Page>;
  /** Stops the site, and starts it again with its clock a day later. */
  closeForADay: () => Promise<void>;
};

const DAY_MS = 86_400_000;
/** bench/content.ts sets it to run the same journey on a PostgreSQL. */
const journeyDatabaseUrl = process.env.JOURNEY_DATABASE_URL ?? "";

const test = base.extend<{ newsroom: Newsroom }>({
  newsroom: async ({ browser }, use) => {
    const dataDir = makeFolder();
    const clock = join(dataDir, "clock");
    const env = {
      ...{
        DATA_DIR: dataDir,
        DATABASE_URL: journeyDatabaseUrl,
        PORT: String(await findFreePort()),
        LOG_LEVEL: "silent",
      },
      ...{
        CLOCK_FILE: clock,
        NODE_OPTIONS: `--import ${new URL("../support/jumping-clock.ts", import.meta.url).href}`,
      },
    };
    let site = await runSite(env);
    const { url } = site;
    await use({
      url,
      enter: (name) => enterDesk(browser, { url, dataDir, databaseUrl: journeyDatabaseUrl }, name),
      closeForADay: async () => {
        await site.stop();
        writeFileSync(clock, String(DAY_MS));
        site = await runSite(env);
      },
    });
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

// The journey takes as long as a dozen tests.
test.setTimeout(240_000);

test("a project’s whole life: written, previewed, scheduled, edited by two, restored and archived", async ({
  newsroom,
  browser,
}) => {
  const lin = await newsroom.enter("Lin Zhao");
  await lin.goto("/desk/content/projects");
  await lin.getByRole("button", { name: "New project" }).click();
  await lin.getByLabel("Title").fill("A bakery that answers");
  await lin.getByLabel(/^Description/).fill("Loaves by phone.");
  await choosePicture(lin, "Gallery", "bread-rack");
  await dropOrPasteFile(lin.getByLabel("Gallery 1"), "paste", await drawPictureFile("bread-door.png"));
  await expect(lin.getByLabel("Gallery 2")).toHaveValue(/bread-door/);
  await dropOrPasteFile(lin.getByLabel(/^Cover/), "drop", await drawPictureFile("bread-stall.png"));
  await expect(lin.getByLabel(/^Cover/)).toHaveValue(/bread-stall/);

  const stops = lin.getByRole("status").filter({ has: lin.getByRole("heading", { level: 2 }) });
  await pressPublish(lin);
  await expect(stops).toContainText("3 things stop publishing");
  await saveAltText(lin, "Cover", "A stall with nine loaves");
  await saveAltText(lin, "Gallery 1", "Loaves on a rack");
  await expect(stops).toContainText("One thing stops publishing");
  await pressPublish(lin);
  await expect(stops).toContainText("Gallery 2: Say what the picture shows.");
  await lin.getByRole("group", { name: "Gallery" }).getByRole("listitem").nth(1).getByLabel("Only decoration").check();
  await lin.getByRole("button", { name: "Save alt text: Gallery 2" }).click();
  await expect(stops).toHaveCount(0);

  await lin.getByRole("radio", { name: "390" }).check({ force: true });
  const frame = lin.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("A bakery that answers");
  await expect(frame.getByRole("img", { name: "Loaves on a rack" })).toBeAttached();
  // Retries, since a save may render the frame anew between finding its page and evaluating in it.
  await expect(async () => expect(await frame.locator("html").evaluate(() => innerWidth)).toBe(390)).toPass();

  await lin.getByRole("button", { name: "More", exact: true }).click();
  await lin.getByRole("button", { name: "Share a link" }).click();
  const link = await lin.getByLabel("Link to send").inputValue();
  const visitor = await browser.newPage({ baseURL: newsroom.url });
  await visitor.goto(link);
  await expect(visitor.locator("[data-revision='1']")).toContainText("You are looking at draft 1.");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("A bakery that answers");
  const status = async (path: string) => (await visitor.request.get(path)).status();
  const text = async (path: string) => (await visitor.request.get(path)).text();
  expect((await visitor.request.get("/desk/content/projects")).url()).toContain("/desk/sign-in");
  expect(await status("/project/a-bakery-that-answers")).toBe(404);

  await lin.getByRole("button", { name: "Schedule", exact: true }).click();
  const dialog = lin.getByRole("dialog", { name: "Publish it later" });
  await dialog.getByLabel("Time in Toronto").fill(toTorontoFieldValue(Date.now() + DAY_MS / 2));
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(lin.getByText(/^Draft 1 goes out/)).toBeVisible();
  await newsroom.closeForADay();
  await expect.poll(() => text("/project/a-bakery-that-answers")).toContain("Loaves by phone.");
  for (const path of ["/", "/work"]) expect(await text(path), path).toContain("A bakery that answers");
  expect(await text("/sitemap.xml")).toContain("/project/a-bakery-that-answers");
  // The feed lists studies only.
  expect([await status("/feed.xml"), await text("/feed.xml")]).toEqual([200, expect.not.stringContaining("bakery")]);

  // Lin’s screen does not hear of Tunde’s save.
  await lin.route("**/desk/changes*", (route) => route.fulfill({ status: 204 }));
  const tunde = await newsroom.enter("Tunde Bakare");
  for (const page of [lin, tunde]) await page.goto(new URL(lin.url()).pathname);
  await tunde.getByLabel("Client").fill("Rye & Daughters");
  await tunde.getByLabel("Title").fill("A bakery that calls back");
  await expectDraftSaved(tunde, 2);
  await lin.getByLabel("Title").fill("A bakery that listens");
  const conflict = lin.getByRole("dialog", { name: "Tunde saved while you were writing" });
  await expect(conflict).toContainText("A bakery that calls back");
  await conflict.getByLabel("Yours").check();
  await conflict.getByRole("button", { name: "Save as draft 3" }).click();
  await expectDraftSaved(lin, 3);
  await expect(lin.getByLabel("Client")).toHaveValue("Rye & Daughters");
  await expect(lin.getByLabel("Title")).toHaveValue("A bakery that listens");

  await lin.getByRole("link", { name: "History" }).click();
  await lin.locator("li[data-revision='2']").getByRole("button", { name: "Bring back" }).click();
  await expectDraftSaved(lin, 4);
  await expect(lin.getByLabel("Title")).toHaveValue("A bakery that calls back");
  expect(await text("/work")).toContain("A bakery that answers");
  await pressPublish(lin);
  await expect(lin.getByText("Published. It is on the site.")).toBeVisible();
  expect(await text("/work")).toContain("A bakery that calls back");

  await lin.getByRole("button", { name: "More", exact: true }).click();
  await lin.getByRole("button", { name: "Archive" }).click();
  await lin.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(lin).toHaveURL("/desk/content/projects");
  expect(await status("/project/a-bakery-that-answers")).toBe(410);
  for (const path of ["/", "/work", "/sitemap.xml"]) expect(await text(path), path).not.toMatch(/a.bakery.that/i);
  for (const page of [lin, tunde, visitor]) await page.context().close();
});

async function choosePicture(page: Page, field: string, name: string) {
  await page.getByRole("button", { name: `Choose from the library: ${field}` }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await dialog.getByLabel("Drop pictures here").setInputFiles(await drawPictureFile(`${name}.png`));
  await dialog.getByRole("list", { name: "Pictures" }).getByRole("button", { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function saveAltText(page: Page, picture: string, alt: string) {
  await page.getByLabel(`Alt text: ${picture}`).fill(alt);
  await page.getByRole("button", { name: `Save alt text: ${picture}` }).click();
  await expect(page.getByRole("button", { name: `Save alt text: ${picture}` })).toHaveCount(0);
}

const pressPublish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true }).click();

const expectDraftSaved = (page: Page, number: number) =>
  expect(page.getByRole("status").filter({ hasText: `Draft ${number} saved` })).toBeVisible();

/** Formats a time as the datetime field takes it. */
function toTorontoFieldValue(time: number): string {
  return new Date(time).toLocaleString("sv", { timeZone: "America/Toronto" }).slice(0, 16).replace(" ", "T");
}
