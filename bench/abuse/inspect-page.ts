import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../../scripts/chromium.mjs";
import type { AttackTarget } from "./attack.ts";

/** Opens a page that ignores the CSP, which would hide missing escapes. `ran` collects the addresses where an injected script ran. */
export async function openPageWithoutCsp({
  onEnd,
}: Pick<AttackTarget, "onEnd">): Promise<{ page: Page; ran: Set<string> }> {
  const browser = await chromium.launch(chromiumOptions("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"));
  onEnd(() => browser.close());
  const page = await browser.newPage({ bypassCSP: true });
  const ran = new Set<string>();
  await page.exposeFunction("pwn", () => ran.add(page.url()));
  page.on("dialog", (dialog) => {
    ran.add(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  return { page, ran };
}

export function becomesHydrated(page: Page): Promise<boolean> {
  const mark = page.locator("html[data-hydrated]");
  return mark.waitFor({ state: "attached", timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

export type PageInspection = {
  problems: string[];
  /** Whether an injected string is in the page's text, and in its structured data. */
  isShown: boolean;
  isInData: boolean;
  /** The field values of each form, by form id. */
  values: Record<string, Record<string, string>>;
};

/** Runs in the browser: looks for injected elements in the open page, or in the given HTML. */
export function inspectPage(html: string | null): PageInspection {
  const opened = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const problems: string[] = [];
  const urlAttributes = [
    "href",
    "src",
    "srcset",
    "imagesrcset",
    "action",
    "formaction",
    "poster",
    "data",
    "xlink:href",
  ];
  const forbidden = "[data-pwn], iframe, object, embed, base, applet, frame, portal, meta[http-equiv=refresh i]";
  for (const element of opened.querySelectorAll(forbidden)) problems.push(`an element: ${element.outerHTML}`);
  for (const element of opened.querySelectorAll("*"))
    for (const { name, value } of element.attributes) {
      const addresses = name.endsWith("srcset") ? value.split(",") : [value];
      const bare = addresses.map((address) => [...address].filter((letter) => letter > " ").join(""));
      const isScriptUrl =
        urlAttributes.includes(name) && bare.some((address) => /^(javascript|vbscript|data):/i.test(address));
      if (isScriptUrl || /^on|srcdoc/i.test(name)) problems.push(`an attribute: ${name}=${value}`);
    }
  const blocks = [...opened.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent);
  for (const block of blocks)
    try {
      JSON.parse(block);
    } catch {
      problems.push("structured data that is not JSON");
    }
  const values: PageInspection["values"] = {};
  for (const form of opened.forms) {
    const fields = [...form.querySelectorAll("input[name], textarea[name]")].map((field) => {
      return [field.getAttribute("name"), field.getAttribute("value") ?? field.textContent];
    });
    const current: Record<string, string> = Object.fromEntries(fields);
    values[current.form ?? ""] = current;
  }
  const isShown = opened.body.textContent.includes("pwn");
  return { problems, isShown, isInData: blocks.some((block) => block.includes("pwn")), values };
}

/** Runs in the browser: looks for injected elements in an XML document. */
export function inspectXml(text: string): string[] {
  const opened = new DOMParser().parseFromString(text, "application/xml");
  const error = opened.querySelector("parsererror")?.textContent;
  if (error) return [`not well-formed: ${error}`];
  const injected = [...opened.querySelectorAll("script, img, svg, iframe, a, math, [data-pwn]")];
  // Feed readers render the text of these elements as HTML.
  const shown = [...opened.querySelectorAll('[type="html"]')].flatMap(({ textContent }) => [
    ...new DOMParser().parseFromString(textContent, "text/html").querySelectorAll("[data-pwn]"),
  ]);
  return [...injected, ...shown].map((element) => `an element: ${element.outerHTML}`);
}
