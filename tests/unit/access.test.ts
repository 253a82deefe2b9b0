import { readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { matchRoutes } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import appRoutes from "#app/routes.ts";
import { flattenRoutes, listDeskRoutes } from "../support/desk-routes.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { specifiedPages } from "../support/routes.ts";
import { findFreePort, makeFolder, root, runSite, type SiteProcess } from "../support/run-site.ts";
import { runStoreSite } from "../support/store-site.ts";
import { falseCredentials, roleHeaders } from "../support/strangers.ts";

const personalFields = { name: "Wilhelmina Quill", email: "quill@private.example", company: "Quill and Daughters" };
const privateMessage = "a very private enquiry";
const privateTexts = [...Object.values(personalFields), privateMessage];
const WEBHOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const webhookPath = "hooks/catch/81726354";
const secretTexts = [WEBHOOK_SECRET, WEBHOOK_SECRET.slice(6), webhookPath, "sb_secret_test"];

const shareImagePaths = ["/share/home.png", "/share/project/harvest-table-market.png", "/share/about.png"];
const generatedFilePaths = ["/feed.xml", "/sitemap.xml", "/llms.txt", "/robots.txt", "/site.webmanifest", "/healthz"];
const otherPaths = [
  "/media/front-door-3fa2c1.webp",
  "/preview/no-such-token",
  "/.well-known/security.txt",
  "/readyz",
  "/metrics",
];
const apiPaths = [
  "/rest/v1/submissions?select=*",
  "/rest/v1/rpc/submissions",
  "/auth/v1/admin/users",
  "/storage/v1/object/public/store.db",
  "/graphql/v1",
];
const hiddenFilePaths = [
  "/store.db",
  "/store.db-wal",
  "/.data/store.db",
  "/data/store.db",
  "/backup/store.db",
  "/submissions.csv",
  "/.env",
  "/package.json",
  "/server.ts",
  "/build/server/index.js",
  "/server/index.js",
  "/assets/..%2f..%2f..%2f.data/store.db",
  "/..%2f..%2f.data%2fstore.db",
  "/%2e%2e/%2e%2e/.data/store.db",
];
const pagePaths = [...specifiedPages, ...listDeskRoutes()].map(({ path }) => path);
const dataPaths = pagePaths.map((path) => path.replace(/(\?|$)/, path === "/" ? "_root.data$1" : ".data$1"));
const allPaths = [
  ...pagePaths,
  ...dataPaths,
  ...shareImagePaths,
  ...generatedFilePaths,
  ...otherPaths,
  ...apiPaths,
  ...hiddenFilePaths,
];

describe("a visitor's personal data", () => {
  const DATA_DIR = makeFolder();
  let site: SiteProcess;
  let hookPort: number;
  beforeAll(async () => {
    hookPort = await findFreePort();
    const WEBHOOK_URL = `http://127.0.0.1:${hookPort}/${webhookPath}`;
    site = await runSite({ DATA_DIR, WEBHOOK_URL, WEBHOOK_SECRET, LOG_LEVEL: "trace", TRUST_PROXY: "1" });
    const { status } = await postForm(
      `${site.url}/contact?from=${personalFields.email}`,
      enquiryFields(privateMessage, personalFields),
      "198.51.100.7",
    );
    expect(status).toBe(502);
    expect((await postForm(`${site.url}/lab`, { email: personalFields.email }, "198.51.100.7")).status).toBe(502);
  }, 60_000);
  afterAll(async () => {
    await site.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  test("is in the store", () => {
    const stored = readdirSync(DATA_DIR).map((name) => readFileSync(join(DATA_DIR, name), "latin1"));
    expect(privateTexts.filter((words) => !stored.join("").includes(words))).toEqual([]);
  });

  test("every route of the site is among the paths that are checked", () => {
    const known = new Set(allPaths.map((path) => routePatternOf(path)));
    const patterns = flattenRoutes(appRoutes).map(({ path }) => path.split("/").at(-1) ?? "");
    const last = new Set([...known].map((path) => path?.split("/").at(-1)));
    expect(patterns.filter((path) => !["styleguide", "states"].includes(path) && !last.has(path))).toEqual([]);
  });

  test("is on no page and in no file, and neither are secrets", async () => {
    expect(await findShown(allPaths, {})).toEqual([]);
  });

  test("is not shown for any store credentials, since the site accepts none", async () => {
    const asked = [...apiPaths, "/", "/contact", "/contact.data", "/lab", "/admin?tab=cms", "/healthz"];
    for (const [who, headers] of Object.entries({ ...roleHeaders, ...falseCredentials }))
      expect(await findShown(asked, headers), who).toEqual([]);
  });

  async function findShown(asked: string[], headers: Record<string, string>) {
    const shown: string[] = [];
    for (const path of asked) {
      const answer = await fetchAsText(site, path, headers);
      for (const words of [...privateTexts, ...secretTexts])
        if (answer.includes(words)) shown.push(`${path} shows ${words}`);
    }
    return shown;
  }

  test("cannot be read through paths that name files outside the site", async () => {
    const { port } = new URL(site.url);
    for (const path of ["/../package.json", "/assets/../../../package.json", "/..\\package.json", "//etc/passwd"]) {
      const answer = await sendRawRequest(Number(port), `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 (30\d|4\d\d) /);
      expect(answer, path).not.toMatch(/"dependencies"|root:x:/);
    }
  });

  test("is not in the log, and neither are secrets, while every request has a line with an id", async () => {
    const response = await fetch(`${site.url}/about?email=${personalFields.email}`);
    const id = response.headers.get("x-request-id");
    expect(id).toMatch(/^[\da-f-]{36}$/);
    await fetch(`${site.url}/project/${encodeURIComponent("no-such")}`, {
      headers: { cookie: `mail=${personalFields.email}` },
    });
    await expect.poll(() => site.output()).toContain(id);
    await expect.poll(() => site.output()).toContain("a delivery was not sent");
    const output = site.output();
    for (const words of [...privateTexts, ...secretTexts, "198.51.100.7"]) expect(output).not.toContain(words);
    const lines = output.split("\n").flatMap((line) => (line.startsWith("{") ? JSON.parse(line) : []));
    const requests = lines.filter(({ msg }) => msg === "request");
    expect(requests.length).toBeGreaterThan(allPaths.length);
    expect(requests.filter((line) => !/^[\da-f-]{36}$/.test(line.id))).toEqual([]);
    expect(requests.filter((line) => /[?@]/.test(line.path))).toEqual([]);
  });
});

test("keys of a failing store are neither on pages nor in the log", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = { status: 500 };
  const tables = {
    projects: failing,
    team: failing,
    lab_studies: failing,
    experiments: failing,
    contributions: failing,
  };
  const site = await runStoreSite(tables, { LOG_LEVEL: "trace" });
  const address = "127.0.0.1:";
  for (const path of pagePaths) {
    const answer = await fetchAsText(site, path, {});
    for (const words of ["sb_secret_test", "sb_publishable_test", "store says no", "node_modules", `http://${address}`])
      expect([path, answer.replaceAll(site.url, "").includes(words)]).toEqual([path, false]);
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
  await expect.poll(() => site.output()).toContain("store says no");
  for (const words of ["sb_secret_test", "sb_publishable_test"]) expect(site.output()).not.toContain(words);
  await site.stop();
});

test("no file that a browser can fetch holds a secret, a key or the name of their setting", () => {
  const folder = join(root, "build/client");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(entries.length).toBeGreaterThan(50);
  const telling =
    /sb_secret|sb_publishable|service_role|whsec_|WEBHOOK_|SUPABASE_|DATABASE_URL|DATA_DIR|postgres(ql)?:\/\/|process\.env|BEGIN [A-Z ]*PRIVATE KEY|sourceMappingURL=(?!data:)/;
  const found = entries.flatMap(({ parentPath, name }) => {
    // Texts of the desk may name a setting that an operator should set.
    const text = readFileSync(join(parentPath, name), "latin1").replace(/\bset [A-Z_]+,? /g, "");
    const match = telling.exec(text);
    return match || /\.(map|ts|tsx|db|env)$/.test(name) ? `${name}: ${match?.[0]}` : [];
  });
  expect(found).toEqual([]);
});

/** Fetches a path and returns status, headers and body as one text. */
async function fetchAsText({ url }: SiteProcess, path: string, headers: Record<string, string>) {
  const response = await fetch(url + path, { headers, redirect: "manual" });
  const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
  return `${response.status} ${JSON.stringify([...response.headers])} ${body}`;
}

function routePatternOf(path: string) {
  const { pathname } = new URL(path, "http://x");
  return matchRoutes(toObjectRoutes(appRoutes), pathname)?.at(-1)?.route.path;
}

type ConfiguredRoute = { path?: string; children?: ConfiguredRoute[] };
type ObjectRoute = { path?: string; children?: ObjectRoute[] };

function toObjectRoutes(configured: ConfiguredRoute[]): ObjectRoute[] {
  return configured.map(({ path, children }) => ({ path, ...(children && { children: toObjectRoutes(children) }) }));
}

function sendRawRequest(port: number, text: string) {
  return new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}
