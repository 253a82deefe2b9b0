import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, runSite, type SiteProcess } from "../support/run-site.ts";
import { test as base, expect } from "../support/test.ts";
import { addVirtualAuthenticator } from "../support/virtual-authenticator.ts";

const testPassword = "four slow ferries home";

type Unclaimed = { site: SiteProcess; link: string; url: string };

/** A site whose desk nobody has claimed, at the host name for which its passkeys are made. */
const test = base.extend<{ unclaimed: Unclaimed }>({
  unclaimed: async ({}, use) => {
    const DATA_DIR = makeFolder();
    const site = await runSite({ DATA_DIR, LOG_LEVEL: "silent" });
    const link = readFileSync(join(DATA_DIR, "first-operator"), "utf8").trim();
    await use({ site, link, url: new URL(link).origin });
    await site.stop();
  },
});

test("an owner claims the desk with a passkey, signs out, and signs in by passkey and by password", async ({
  page,
  unclaimed,
}) => {
  const { link, url } = unclaimed;
  await addVirtualAuthenticator(page);
  await page.goto(link);
  await expect(page.getByText("60 of 60 minutes left")).toBeVisible();
  await expect(page.getByLabel("The code from the link")).toBeHidden();
  await page.getByLabel("Your name").fill("Tunde Bakare");
  await page.getByLabel("E-mail").fill("tunde@furlong.example");
  await page.getByRole("button", { name: "Make a passkey and open the desk" }).click();
  await expect(page).toHaveURL(`${url}/desk`);
  expect((await page.request.get(`${url}/desk/first-run`)).status()).toBe(404);

  await page.goto(`${url}/desk/account`);
  await page.getByLabel("New password").fill(testPassword);
  await page.getByRole("button", { name: "Set a password" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The password is changed" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${url}/desk/sign-in`);

  await page.goto(`${url}/desk/operators`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(`${url}/desk/operators`);
  await expect(page.getByRole("heading", { name: "Operators" })).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill("lin@furlong.example");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByLabel("One-time link")).toHaveValue(/\/desk\/join#[\w-]{43}$/);

  await page.context().clearCookies();
  await page.goto(`${url}/desk/account`);
  await page.getByLabel("E-mail").fill("tunde@furlong.example");
  await page.getByLabel("Password").fill(testPassword);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL(`${url}/desk/account`);
});

test.describe("with a link that no longer works", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("the way by passkey says so, and takes another link", async ({ page, unclaimed: { link, url } }) => {
    await addVirtualAuthenticator(page);
    await page.goto(`${link}x`);
    await page.getByLabel("Your name").fill("Tunde Bakare");
    await page.getByLabel("E-mail").fill("tunde@furlong.example");
    const claim = page.getByRole("button", { name: "Make a passkey and open the desk" });
    await claim.click();
    await expect(page.getByText("This link no longer works: it was used or withdrawn, or it has run out.")).toHaveCount(
      1,
    );
    await page.getByLabel("The code from the link").fill(link);
    await claim.click();
    await expect(page).toHaveURL(`${url}/desk`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 401/ });

  test("an owner claims the desk with the code, signs in by password, and a wrong one says how many tries are left", async ({
    page,
    unclaimed: { link, url },
  }) => {
    await page.goto(link);
    await page.getByLabel("The code from the link").fill(link);
    await page.getByLabel("Your name").fill("Tunde Bakare");
    await page.getByLabel("E-mail").fill("tunde@furlong.example");
    await page.getByLabel("Password", { exact: true }).fill(testPassword);
    await page.locator("form button[type=submit]").click();
    await expect(page).toHaveURL(`${url}/desk`);

    await page.goto(`${url}/desk/account`);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("E-mail").fill("tunde@furlong.example");
    await page.getByLabel("Password").fill("not the one");
    await page.getByRole("button", { name: "Sign in with a password" }).click();
    await expect(page.getByText("Four tries left before a pause of 15 minutes.")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue("tunde@furlong.example");
    await page.getByLabel("Password").fill(testPassword);
    await page.getByRole("button", { name: "Sign in with a password" }).click();
    await expect(page).toHaveURL(`${url}/desk`);
  });
});
