import type { Browser, Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { signIn } from "./operator.ts";

type Door = { url: string; dataDir: string; databaseUrl?: string };

/** A browser of its own with this editor signed in at a running site. */
export async function enterDesk(
  browser: Browser,
  { url, dataDir, databaseUrl }: Door,
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
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return response;
  };
  return page;
}
