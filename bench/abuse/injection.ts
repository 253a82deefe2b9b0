import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/chromium.mjs";
import { runStoreSite } from "../../tests/support/store-site.ts";
import { type Attack, count, createOutcome, type Outcome } from "./attack.ts";

const RECORDS = 25;
const openings = [
  "",
  '"',
  "'",
  "</script>",
  "</style>",
  "</title>",
  "</textarea>",
  "-->",
  "]]>",
  "`",
  "\\",
  "&quot;",
  "%22",
  "\u2028",
];
const payloads = [
  "<script>pwn()</script>",
  "<img src=x onerror=pwn()>",
  "<svg onload=pwn()>",
  "javascript:pwn()",
  "onfocus=pwn() autofocus=",
  "{{constructor.constructor('pwn()')()}}",
  "$" + "{pwn()}",
  "<iframe srcdoc='<script>parent.pwn()</script>'>",
  "<a href=javascript:pwn()>x</a>",
  "data:text/html,<script>pwn()</script>",
  "<math><mtext></mtext><script>pwn()</script></math>",
  "<![CDATA[<script>pwn()</script>]]>",
];
const endings = ["", "//", "<!--"];

/** Five hundred strings that are scripts wherever they are not escaped. */
export const strings = openings
  .flatMap((opening) => payloads.flatMap((payload) => endings.map((ending) => opening + payload + ending)))
  .slice(0, 500);

/** Each string in each field of each table, and every page that shows one, opened in a browser. */
export const injection: Attack = {
  name: "scripts through every stored field",
  run: async () => {
    const outcome = createOutcome();
    const site = await runStoreSite(tables());
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    try {
      const page = await browser.newPage();
      const ran: string[] = [];
      await page.exposeFunction("pwn", () => ran.push(page.url()));
      page.on("dialog", (dialog) => {
        ran.push(`dialog on ${page.url()}`);
        void dialog.dismiss();
      });
      for (const path of pages()) {
        const response = await page.goto(site.url + path);
        count(outcome, response?.status() ?? 0, path);
        await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
        const isData = await page.evaluate(readsItsData);
        if (!isData) outcome.failures.push(`${path}: its structured data cannot be read`);
      }
      outcome.failures.push(...[...new Set(ran)].map((where) => `a script ran: ${where}`));
      await readFiles(site.url, outcome, async (text) => {
        const error = await page.evaluate(parseXml, text);
        return error ?? null;
      });
    } finally {
      await browser.close();
      await site.stop();
    }
    return { ...outcome, note: `${strings.length} strings in every field` };
  },
};

async function readFiles(url: string, outcome: Outcome, problemOf: (xml: string) => Promise<string | null>) {
  for (const path of ["/feed.xml", "/sitemap.xml"]) {
    const response = await fetch(url + path);
    count(outcome, response.status, path);
    const problem = await problemOf(await response.text());
    if (problem) outcome.failures.push(`${path} is not well-formed: ${problem.slice(0, 100)}`);
  }
  for (const path of ["/llms.txt", "/share/project/p0.png", "/share/blog/s0.png"]) {
    const response = await fetch(url + path);
    await response.arrayBuffer();
    count(outcome, response.status, path);
  }
}

function readsItsData(): boolean {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].every(({ textContent }) => {
    try {
      return typeof JSON.parse(textContent ?? "") === "object";
    } catch {
      return false;
    }
  });
}

function parseXml(text: string): string | undefined {
  return (
    new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror")?.textContent ?? undefined
  );
}

function pages(): string[] {
  const each = (path: string, letter: string) =>
    Array.from({ length: RECORDS }, (_, index) => `${path}/${letter}${index}`);
  return [
    "/",
    "/work?show=48",
    "/about",
    "/lab",
    "/rapid-development",
    ...each("/project", "p"),
    ...each("/blog", "s"),
    ...each("/experiment", "e"),
    ...each("/contributions", "c"),
  ];
}

function tables() {
  const records = (fields: string[], lists: string[], key: "id" | "slug", letter: string) =>
    Array.from({ length: RECORDS }, (_, index) => {
      const perRecord = strings.length / RECORDS;
      const some = strings.slice(index * perRecord, (index + 1) * perRecord);
      const text = some.join(" ");
      return {
        id: `${letter}${index}`,
        ...Object.fromEntries(fields.map((field) => [field, text])),
        ...Object.fromEntries(lists.map((list) => [list, some])),
        year: 2024,
        created_at: "2024-01-01T00:00:00Z",
        published_at: "2024-01-01T00:00:00Z",
        [key]: `${letter}${index}`,
      };
    });
  return {
    projects: {
      rows: records(
        ["title", "description", "long_description", "type", "industry", "complexity", "client", "url", "image"],
        ["technologies", "results", "gallery_images"],
        "id",
        "p",
      ),
    },
    team: { rows: records(["name", "role", "excerpt", "image"], [], "id", "t") },
    lab_studies: { rows: records(["title", "category", "excerpt", "read_time", "image_url"], [], "slug", "s") },
    experiments: {
      rows: records(
        ["title", "category", "status", "timeline", "description", "image_url", "image"],
        ["tech"],
        "slug",
        "e",
      ),
    },
    contributions: {
      rows: records(
        ["title", "description", "content", "installation_command", "github_url", "docs_url"],
        ["features"],
        "slug",
        "c",
      ),
    },
  };
}
