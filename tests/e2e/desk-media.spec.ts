import type { BrowserContext, Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { enterDesk } from "../support/enter-desk.ts";
import { drawPictureFile, dropOrPasteFile } from "../support/give-files.ts";
import { signIn } from "../support/operator.ts";
import type { SiteProcess } from "../support/run-site.ts";
import { test as base, expect } from "../support/test.ts";

type Library = { site: SiteProcess; cookie: string };

const test = base.extend<{ library: Library }>({
  library: async ({ ownedSite: { site, dataDir } }, use) => {
    const { cookie } = await signIn(dataDir, { role: "editor", name: "Lin Okafor" });
    await use({ site, cookie: cookie.replace("desk=", "") });
  },
  baseURL: async ({ library }, use) => use(library.site.url),
  context: async ({ context, library }, use) => {
    await context.addCookies([{ name: "desk", value: library.cookie, url: library.site.url }]);
    await use(context);
  },
});

const expectDraftSaved = (page: Page, number: number) =>
  expect(page.getByRole("status").filter({ hasText: `Draft ${number} saved` })).toBeVisible();
const uploadRow = (page: Page, name: string) =>
  page.getByRole("list", { name: "On the way up" }).getByRole("listitem").filter({ hasText: name });
const pictureLink = (page: Page, name: string) =>
  page.getByRole("list", { name: "Pictures", exact: true }).getByRole("link", { name });

test("pictures are uploaded by choosing, dropping and pasting, and a wrong file gets advice", async ({ page }) => {
  await page.goto("/desk/media");
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  const files = [await drawPictureFile("chosen-one.png"), await drawPictureFile("chosen-two.png")];
  const wrong = { name: "front-door.heic", mimeType: "image/heic", buffer: heic };
  await page.getByLabel("Drop pictures here").setInputFiles([...files, wrong]);
  await expect(uploadRow(page, "front-door.heic")).toContainText(
    "That is a HEIC file. Export it as JPEG and drop it again.",
  );
  for (const { name } of files) await expect(uploadRow(page, name)).toContainText("In the library");
  await dropOrPasteFile(page.locator("body"), "drop", await drawPictureFile("dropped.png"));
  await dropOrPasteFile(page.locator("body"), "paste", await drawPictureFile("pasted.png"));
  for (const name of ["dropped", "pasted"]) {
    await expect(uploadRow(page, `${name}.png`)).toContainText("In the library");
    await expect(pictureLink(page, name)).toBeVisible();
  }
  await uploadRow(page, "front-door.heic").getByRole("button", { name: "Dismiss" }).click();
  await expect(uploadRow(page, "front-door.heic")).toHaveCount(0);
});

test.describe("during the upload", () => {
  test.use({ expectedConsole: /ERR_|Failed to load/ });

  test("a file shows its progress, can be cancelled, and can be retried after a failure", async ({ page }) => {
    await page.goto("/desk/media");
    let answer: "hold" | "fail" | "go" = "hold";
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/desk/media/upload", async (route) => {
      if (answer === "hold") await held;
      if (answer === "go") return route.continue();
      return route.abort("connectionreset").catch(() => {});
    });
    await page.getByLabel("Drop pictures here").setInputFiles([await drawPictureFile("held.png")]);
    await expect(uploadRow(page, "held.png").getByRole("progressbar", { name: "held.png" })).toBeVisible();
    await uploadRow(page, "held.png").getByRole("button", { name: "Cancel" }).click();
    await expect(uploadRow(page, "held.png")).toHaveCount(0);
    release();
    answer = "fail";
    await page.getByLabel("Drop pictures here").setInputFiles([await drawPictureFile("again.png")]);
    await expect(uploadRow(page, "again.png")).toContainText("the connection was lost. The file is still here.");
    answer = "go";
    await uploadRow(page, "again.png").getByRole("button", { name: "Try again" }).click();
    await expect(uploadRow(page, "again.png")).toContainText("In the library");
    await page.reload();
    await expect(pictureLink(page, "again")).toBeVisible();
    await expect(pictureLink(page, "held")).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    // The empty alternative text is refused with 422.
    test.use({ javaScriptEnabled, expectedConsole: /status of 422/ });

    test("a picture is uploaded, described, replaced and removed", async ({ page, context }) => {
      const name = javaScriptEnabled ? "scripted" : "plain";
      await page.goto("/desk/media");
      const field = page.getByLabel(javaScriptEnabled ? "Drop pictures here" : "Pictures to upload");
      await field.setInputFiles([await drawPictureFile(`${name}.png`)]);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Upload", exact: true }).click();
      await uploadRow(page, `${name}.png`).getByRole("link", { name: "Say what it shows" }).click();
      const sheet = page.getByRole("complementary", { name });
      await expect(sheet).toContainText("240 × 160");
      await expect(sheet).toContainText("Nowhere: neither on the site nor in a draft.");
      await sheet.getByRole("button", { name: "Save alt text" }).click();
      await expect(sheet.getByLabel("Alt text", { exact: true })).toHaveAccessibleDescription(
        /Say what it shows, to somebody/,
      );
      await sheet.getByLabel("Alt text", { exact: true }).fill("A field of one colour");
      await sheet.getByRole("button", { name: "Save alt text" }).click();
      await expect(sheet).toContainText("Saved. Pages that show it have the new text.");
      const before = await expectServedPicture(context, page);
      await sheet
        .getByLabel("Another file in its place")
        .setInputFiles(await drawPictureFile(`${name}.png`, { width: 400 }));
      await sheet.getByRole("button", { name: "Replace" }).click();
      await expect(sheet).toContainText("400 × 160");
      await expect(sheet.getByLabel("Alt text", { exact: true })).toHaveValue("A field of one colour");
      expect(await expectServedPicture(context, page)).not.toBe(before);
      await sheet.getByRole("button", { name: "Remove" }).click();
      await expect(page).toHaveURL(/\/desk\/media$/);
      await expect(pictureLink(page, name)).toHaveCount(0);
    });
  });
}

/** Returns the address of the picture in the sheet, and checks that both formats are served to be cached for good. */
async function expectServedPicture(context: BrowserContext, page: Page): Promise<string> {
  const source = String(await page.getByRole("complementary").locator("img").getAttribute("src"));
  for (const [path, type] of [
    [source, "image/webp"],
    [source.replace(/webp$/, "avif"), "image/avif"],
  ] as const) {
    const response = await context.request.get(path);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, type]);
    expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  return source;
}

test("a typed alt text and a running upload survive a publication and another author’s save", async ({
  browser,
  ownedSite: { site, dataDir },
}) => {
  const enter = (name: string) => enterDesk(browser, { url: site.url, dataDir }, name);
  const [lin, tunde] = [await enter("Lin Zhao"), await enter("Tunde Bakare")];
  for (const page of [lin, tunde]) await page.goto("/desk/content/projects/packing-sheet");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await lin.route("**/desk/media/upload", async (route) => {
    await held;
    await route.continue();
  });
  const alt = lin.getByLabel("Alt text: Cover", { exact: true });
  await alt.fill("Words nobody has saved");
  const gallery = lin.getByRole("group", { name: "Gallery" });
  await dropOrPasteFile(gallery, "drop", await drawPictureFile("on-its-way.png"));
  const upload = gallery.getByRole("progressbar", { name: "on-its-way.png" });
  await expect(upload).toBeVisible();

  await lin.getByLabel("Title").fill("A packing sheet");
  await lin.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(lin.getByText("Published. It is on the site.")).toBeVisible();
  await expect(alt).toHaveValue("Words nobody has saved");
  await expect(upload).toBeVisible();

  await tunde.getByLabel("Client").fill("Somebody else");
  await expectDraftSaved(tunde, 3);
  await lin.getByLabel("Title").fill("A sheet for packing");
  await expectDraftSaved(lin, 4);
  await expect(alt).toHaveValue("Words nobody has saved");
  await expect(upload).toBeVisible();
  await lin.getByLabel("Title").fill("Sheets for packing");
  await expect(lin.getByRole("status").filter({ hasText: "Not saved yet" })).toBeVisible();
  await expectDraftSaved(lin, 4);
  await expect(lin.getByRole("dialog"), "no conflict with oneself").toHaveCount(0);
  release();
  await expect(gallery.locator("img[src*='on-its-way']")).toBeVisible();
  await expectDraftSaved(lin, 4);

  await lin.getByRole("link", { name: "Projects" }).first().click();
  await expect(lin.getByRole("heading", { name: "Content", level: 1 })).toBeVisible();
  await lin.goBack();
  await expect(alt).toHaveValue("Words nobody has saved");
  await lin.getByRole("button", { name: "Save alt text: Cover" }).click();
  await expect(lin.getByText("Saved. Pages that show it have the new text.")).toBeVisible();
  await lin.reload();
  await expect(alt).toHaveValue("Words nobody has saved");
  await expect(lin.getByRole("button", { name: "Save alt text: Cover" })).toBeHidden();
  for (const page of [lin, tunde]) await page.context().close();
});

test("the library can be filtered, violates no axe rule, and fits every width", async ({ page }) => {
  await page.goto("/desk/media");
  await page.getByLabel("Find").fill("box label");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("list", { name: "Pictures", exact: true }).getByRole("link")).toHaveCount(1);
  await pictureLink(page, "harvest-label").press("Enter");
  const sheet = page.getByRole("complementary", { name: "harvest-label" });
  await expect(sheet.getByRole("heading", { name: "harvest-label" })).toBeFocused();
  await sheet.getByRole("link", { name: "Close" }).press("Enter");
  await expect(pictureLink(page, "harvest-label")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("link", { name: /market/i })).toHaveAttribute("href", /\/desk\/content\/projects\//);
  await expect(sheet).toContainText("it can be described but not replaced or removed");
  for (const [width, colorScheme] of [
    [390, "light"],
    [768, "dark"],
    [1440, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    expect(await findAxeViolations(page), `${width}`).toEqual([]);
  }
});

test("a stranger cannot upload a picture, and a missing picture answers 404", async ({ page, request }) => {
  await page.goto("/desk/media");
  for (const path of ["/desk/media", "/desk/media/upload"]) {
    const response = await request.post(path, {
      headers: { cookie: "" },
      multipart: { files: await drawPictureFile("strange.png") },
      maxRedirects: 0,
    });
    expect(response.status(), path).toBe(401);
  }
  const missing = await request.get(`/media/${"0".repeat(32)}-160.webp`);
  expect([missing.status(), missing.headers()["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
});
