import { readdirSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { serverArgs } from "../../scripts/setup.mjs";
import { enquiryFields, postForm } from "../support/posting.ts";
import { findFreePort, makeFolder, root, runUntilReady } from "../support/run-site.ts";

type LockedPackage = {
  hasInstallScript?: boolean;
  optional?: boolean;
  link?: boolean;
  integrity?: string;
  resolved?: string;
};

const readProjectFile = (path: string) => readFileSync(join(root, path), "utf8");
const packageManifest = JSON.parse(readProjectFile("package.json"));
const lockedPackages: Record<string, LockedPackage> = JSON.parse(readProjectFile("package-lock.json")).packages;

describe("every dependency", () => {
  test("is pinned exactly", () => {
    const all = { ...packageManifest.dependencies, ...packageManifest.devDependencies, ...packageManifest.overrides };
    // "$name" stands for the version of the direct dependency of that name.
    const loose = Object.entries(all).filter(([, version]) => !/^(\d+\.\d+\.\d+|\$.+)$/.test(String(version)));
    expect(loose).toEqual([]);
  });

  test("is locked by its hash, from any registry", () => {
    const packages = Object.entries(lockedPackages).filter(([path, { link }]) => path !== "" && !link);
    expect(packages.length).toBeGreaterThan(400);
    expect(packages.flatMap(([path, { integrity }]) => (integrity?.startsWith("sha512-") ? [] : path))).toEqual([]);
    expect(packages.flatMap(([path, { resolved }]) => (resolved ? path : []))).toEqual([]);
  });

  test("runs no install script, except the package that brings Node", () => {
    const scripted = Object.entries(lockedPackages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? path : [],
    );
    const allowed = Object.keys(packageManifest.allowScripts).map((name) => `node_modules/${name}`);
    expect(allowed).toEqual(["node_modules/node"]);
    expect(scripted.filter((path) => !allowed.includes(path) && !isOptional(path))).toEqual([]);
  });
});

// Optional packages are locked for other systems. None may run an install script.
function isOptional(path: string) {
  return lockedPackages[path]?.optional === true;
}

test("the production server renders, takes a form and asks for a passkey with production dependencies only", async () => {
  const dataDir = makeFolder();
  const port = String(await findFreePort());
  const args = ["--import", "./tests/support/production-only.ts", ...serverArgs];
  const env = { DATA_DIR: dataDir, PORT: port, NODE_ENV: "production" };
  const { output, stop } = await runUntilReady(args, /Ready on/, env);
  const url = `http://127.0.0.1:${port}`;
  const paths = ["/", "/work", "/feed.xml", "/sitemap.xml", "/llms.txt", "/share/home.png", "/healthz"];
  const answers = await Promise.all(paths.map(async (path) => [path, (await fetch(url + path)).status]));
  const posted = await postForm(`${url}/contact`, enquiryFields("Hello"));
  // This post loads the library for passkeys.
  const challenge = await postForm(`${url}/desk/passkey`, { purpose: "sign-in" });
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(answers).toEqual(paths.map((path) => [path, 200]));
  expect([posted.status, challenge.status]).toEqual([303, 200]);
  expect(output()).not.toMatch(/"level":[456]0|development only/);
});

test("the server's sources import production dependencies only", () => {
  const commands = ["backup", "restore", "move", "submissions"].map((name) => `scripts/${name}.ts`);
  const started = ["server.ts", "build/server/index.js", ...commands];
  const sources = [...filesUnder("server"), ...filesUnder("app"), ...started].filter(
    (file) => /\.(ts|js)$/.test(file) && !/\.test\.ts$|\.d\.ts$|^server\/dev\.ts$|app\/routes\.ts$/.test(file),
  );
  const needed = new Set(sources.flatMap((file) => packagesIn(readProjectFile(file))));
  expect(needed.size).toBeGreaterThan(5);
  expect([...needed].filter((name) => !(name in packageManifest.dependencies))).toEqual([]);
});

function packagesIn(text: string): string[] {
  const specifiers = [...text.matchAll(/(?:^import(?! type)[^"';]*?|from\s+|import\()["']([^"'\n]+)["']/gm)].map(
    ([, name = ""]) => name,
  );
  return specifiers
    .filter((name) => /^[@a-z]/.test(name) && !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}
