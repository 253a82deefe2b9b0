import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../../scripts/chromium.mjs";
import type { Ground } from "./attack.ts";

/** A page without the policy, which would hide what gets past the escaping; `ran` fills with where a script ran. */
export async function openPage({ atEnd }: Ground): Promise<{ page: Page; ran: Set<string> }> {
  const browser = await chromium.launch(chromiumOptions("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"));
  atEnd(() => browser.close());
  const page = await browser.newPage({ bypassCSP: true });
  const ran = new Set<string>();
  await page.exposeFunction("pwn", () => ran.add(page.url()));
  page.on("dialog", (dialog) => {
    ran.add(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  return { page, ran };
}

/** Whether the scripts of the open page have begun. */
export function isHydrated(page: Page): Promise<boolean> {
  const mark = page.locator("html[data-hydrated]");
  return mark.waitFor({ state: "attached", timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

export type Reading = {
  problems: string[];
  /** Whether a string is shown at all, in the text and in the data for search engines. */
  isShown: boolean;
  isInData: boolean;
  /** What the fields of each form hold, by its id. */
  values: Record<string, Record<string, string>>;
};

/** Runs in the browser: what a page has that no page of the site has, the open one unless another is given. */
export function readPage(html: string | null): Reading {
  const opened = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const problems: string[] = [];
  const leading = ["href", "src", "srcset", "imagesrcset", "action", "formaction", "poster", "data", "xlink:href"];
  const forbidden = "[data-pwn], iframe, object, embed, base, applet, frame, portal, meta[http-equiv=refresh i]";
  for (const element of opened.querySelectorAll(forbidden)) problems.push(`an element: ${element.outerHTML}`);
  for (const element of opened.querySelectorAll("*"))
    for (const { name, value } of element.attributes) {
      // Lists of addresses only where one is read as a list.
      const addresses = name.endsWith("srcset") ? value.split(",") : [value];
      const bare = addresses.map((address) => [...address].filter((letter) => letter > " ").join(""));
      const isLed = leading.includes(name) && bare.some((address) => /^(javascript|vbscript|data):/i.test(address));
      if (isLed || /^on|srcdoc/i.test(name)) problems.push(`an attribute: ${name}=${value}`);
    }
  const blocks = [...opened.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent);
  for (const block of blocks)
    try {
      JSON.parse(block);
    } catch {
      problems.push("structured data that cannot be read");
    }
  const values: Reading["values"] = {};
  for (const form of opened.forms) {
    const fields = [...form.querySelectorAll("input[name], textarea[name]")].map((field) => {
      return [field.getAttribute("name"), field.getAttribute("value") ?? field.textContent];
    });
    const held: Record<string, string> = Object.fromEntries(fields);
    values[held.form ?? ""] = held;
  }
  const isShown = opened.body.textContent.includes("pwn");
  return { problems, isShown, isInData: blocks.some((block) => block.includes("pwn")), values };
}

/** Runs in the browser: what is wrong with an XML document. */
export function readXml(text: string): string[] {
  const opened = new DOMParser().parseFromString(text, "application/xml");
  const error = opened.querySelector("parsererror")?.textContent;
  if (error) return [`not well-formed: ${error}`];
  const strange = [...opened.querySelectorAll("script, img, svg, iframe, a, math, [data-pwn]")];
  // Readers of feeds show these as HTML.
  const shown = [...opened.querySelectorAll('[type="html"]')].flatMap(({ textContent }) => [
    ...new DOMParser().parseFromString(textContent, "text/html").querySelectorAll("[data-pwn]"),
  ]);
  return [...strange, ...shown].map((element) => `an element: ${element.outerHTML}`);
}
