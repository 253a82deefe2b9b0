import type { Browser, Page } from "@playwright/test";
import { waitForHydration } from "./hydrated.ts";
import { signIn } from "./operator.ts";

type DeskSite = { url: string; dataDir: string; databaseUrl?: string };

/** Opens a page in a browser context of its own, signed in to a running site as the editor of this name. */
export async function enterDesk(
  browser: Browser,
  { url, dataDir, databaseUrl }: DeskSite,
  name: string,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const { cookie } = await signIn(dataDir, { name, role: "editor" }, databaseUrl);
  const context = await browser.newContext({ baseURL: url, ...options });
  const [cookieName = "", value = ""] = cookie.split(/=(.*)/);
  await context.addCookies([{ name: cookieName, value, url }]);
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  page.goto = async (path, more) => {
    const response = await goto(path, more);
    if (options.javaScriptEnabled !== false) await waitForHydration(page);
    return response;
  };
  return page;
}
