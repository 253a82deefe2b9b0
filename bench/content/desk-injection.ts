import type { Page } from "@playwright/test";
import sharp from "sharp";
import { recordPath, shareImagePath } from "#app/lib/page-path.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { contentKinds } from "#app/publishing/kinds.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { fetchText } from "../abuse/attack.ts";
import { chunks, pickStrings } from "../abuse/injected-strings.ts";
import { inspectPage, inspectXml, openPageWithoutCsp } from "../abuse/inspect-page.ts";
import { type FieldPairs, hostileFields, publishableFields } from "./hostile-fields.ts";
import { type BenchFindings, createSeededStore, readLatestRevision } from "./seeded-store.ts";

const STRINGS_PER_FIELD = 25;

/** Types strings into the desk that run a script wherever they are not escaped, and inspects every page that shows them. */
export async function injectIntoDesk(amount: number): Promise<BenchFindings> {
  const { dataDir, cookie, remove } = await createSeededStore();
  const site = await runSite({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const cleanups: (() => unknown)[] = [];
  const { page, ran } = await openPageWithoutCsp({ onEnd: (clean) => cleanups.push(clean) });
  const failures: string[] = [];
  const looked: Record<string, number> = {};
  const post = async (path: string, fields: FieldPairs | FormData) => {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    const headers = { cookie };
    const response = await fetch(site.url + path, { method: "POST", headers, body, redirect: "manual" });
    const location = response.headers.get("location") ?? "";
    return { status: response.status, location, text: await response.text() };
  };
  const look = async (what: string, path: string, { shows = true } = {}) => {
    const response = await page.goto(site.url + path);
    const { problems, isShown } = await page.evaluate(inspectPage, null);
    looked[what] = (looked[what] ?? 0) + 1;
    if (response?.status() !== 200) failures.push(`${what} ${path} answered ${response?.status()}`);
    if (shows && !isShown && !(await hasStringInField(page))) failures.push(`${what} ${path} shows no string`);
    // The editor shows its preview in an iframe; the preview is inspected on its own.
    const others = problems.filter((problem) => !problem.startsWith('an element: <iframe src="/preview/'));
    failures.push(...others.map((problem) => `${what} ${path} has ${problem.slice(0, 160)}`));
  };

  try {
    await page.context().addCookies([{ name: "desk", value: cookie.slice("desk=".length), url: site.url }]);
    const strings = pickStrings(amount);
    for (const [turn, some] of chunks(strings, STRINGS_PER_FIELD).entries()) {
      const picture = await uploadPicture(post, some, turn);
      await look("media", `/desk/media?${new URLSearchParams({ picture, find: "" })}`);
      for (const kind of contentKinds) {
        const { location } = await post(`/desk/content/${kind.id}`, []);
        const record = location.split("/desk/content/")[1] ?? "";
        await save(record, hostileFields(kind, some, turn), "share");
        await look("editor", location);
        await look("preview", await findPreviewPath(page));
        const published = await save(record, publishableFields(kind, some, turn, picture), "publish");
        if (published.status !== 200) failures.push(`${record} is not published: ${published.status}`);
        await look("editor", location);
        await look("history", `${location}/history?compare=2`);
        const path = publicPath(kind, turn);
        await look("page", path);
        if (kind.slug) await fetchImage(shareImagePath(path));
        const clash = await save(record, hostileFields(kind, some.toReversed(), turn + 1), "save", 0);
        if (clash.status !== 409) failures.push(`${record} is no conflict: ${clash.status}`);
        const { problems } = await page.evaluate(inspectPage, clash.text);
        failures.push(
          ...problems.filter((problem) => !problem.includes("/preview/")).map((problem) => `conflict: ${problem}`),
        );
      }
    }
    for (const { id } of contentKinds) await look("desk list", `/desk/content/${id}`);
    await look("media", "/desk/media");
    for (const text of strings.slice(0, 20)) {
      const query = new URLSearchParams({ q: text, find: text });
      for (const path of ["/desk/content/projects", "/desk/media", "/desk/find"])
        await look("search", `${path}?${query}`);
    }
    for (const path of ["/", "/work", "/about", "/lab"]) await look("page", path);
    for (const path of ["/feed.xml", "/sitemap.xml"]) {
      const { text } = await fetchText(site.url + path);
      failures.push(
        ...(await page.evaluate(inspectXml, text)).map((problem) => `${path} has ${problem.slice(0, 160)}`),
      );
      if (path === "/feed.xml" && !text.includes("pwn")) failures.push(`${path} shows no string`);
    }
    failures.push(...[...ran].map((where) => `a script ran: ${where}`));
    const rows = Object.entries({ ...looked, findings: failures.length, "scripts that ran": ran.size });
    return { rows, failures, note: `${strings.length} strings in every field and Markdown construct` };
  } finally {
    for (const clean of cleanups) await clean();
    await site.stop();
    remove();
  }

  /** Saves on top of the newest draft, or of a given older one, which is a conflict. */
  function save(record: string, fields: FieldPairs, intent: string, from?: number) {
    const { number, version, data } = readLatestRevision(dataDir, record);
    const hidden: FieldPairs = [
      ["intent", intent],
      ["from", String(from ?? number)],
      ["version", String(version)],
      ["base", from === undefined ? JSON.stringify(data) : "{}"],
    ];
    return post(`/desk/content/${record}`, [...hidden, ...fields]);
  }

  async function fetchImage(path: string) {
    const response = await fetch(site.url + path);
    looked["share image"] = (looked["share image"] ?? 0) + 1;
    const isPng = response.headers.get("content-type") === "image/png";
    await response.arrayBuffer();
    if (response.status !== 200 || !isPng) failures.push(`${path} is no picture: ${response.status}`);
  }
}

type PostToDesk = (path: string, fields: FieldPairs | FormData) => Promise<{ text: string }>;

/** Uploads a picture whose name and alternative text are the strings. */
async function uploadPicture(post: PostToDesk, strings: readonly string[], turn: number): Promise<string> {
  const background = { r: turn, g: 90, b: 10 };
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("files", new File([new Uint8Array(bytes)], `${strings.join(" ").slice(0, 200)}.png`, { type: "image/png" }));
  const { files } = JSON.parse((await post("/desk/media/upload", form)).text) as { files: { id: string }[] };
  const id = files[0]?.id ?? "";
  const described = new FormData();
  for (const [name, value] of [
    ["intent", "describe"],
    ["picture", id],
    ["alt", strings.join(" ").slice(0, 1_000)],
  ] as FieldPairs)
    described.set(name, value);
  await post("/desk/media", described);
  return id;
}

/** The address of the preview that the open editor frames. */
async function findPreviewPath(page: Page): Promise<string> {
  return (await page.locator("iframe[src^='/preview/']").getAttribute("src")) ?? "/";
}

/** Looks into the fields, since the values of fields are not part of the page's text. */
function hasStringInField(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll("input, textarea")].some((field) =>
      (field as HTMLInputElement).value.includes("pwn"),
    ),
  );
}

function publicPath(kind: Kind, turn: number): string {
  return kind.slug ? recordPath(kind.slug.folder, `hostile-${kind.id}-${turn}`) : kind.page;
}
