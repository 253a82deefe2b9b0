import { readdirSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { serverArgs } from "../../scripts/setup.mjs";
import { enquiry, post } from "../support/posting.ts";
import { freePort, makeFolder, root, runScript } from "../support/run-site.ts";

type Package = {
  hasInstallScript?: boolean;
  optional?: boolean;
  link?: boolean;
  integrity?: string;
  resolved?: string;
};

const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifest = JSON.parse(read("package.json"));
const lock: Record<string, Package> = JSON.parse(read("package-lock.json")).packages;

describe("what we depend on", () => {
  test("is pinned exactly", () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
    // "$name" is the version of that direct dependency.
    const loose = Object.entries(all).filter(([, version]) => !/^(\d+\.\d+\.\d+|\$.+)$/.test(String(version)));
    expect(loose).toEqual([]);
  });

  test("is known by its hash, wherever it comes from", () => {
    const packages = Object.entries(lock).filter(([path, { link }]) => path !== "" && !link);
    expect(packages.length).toBeGreaterThan(400);
    expect(packages.flatMap(([path, { integrity }]) => (integrity?.startsWith("sha512-") ? [] : path))).toEqual([]);
    expect(packages.flatMap(([path, { resolved }]) => (resolved ? path : []))).toEqual([]);
  });

  test("runs no script when it is installed, but for the one that brings Node", () => {
    const scripted = Object.entries(lock).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? path : []));
    const allowed = Object.keys(manifest.allowScripts).map((name) => `node_modules/${name}`);
    expect(allowed).toEqual(["node_modules/node"]);
    expect(scripted.filter((path) => !allowed.includes(path) && !isOptional(path))).toEqual([]);
  });
});

// Present in the lock for other systems, and without leave to run anything.
function isOptional(path: string) {
  return lock[path]?.optional === true;
}

test("the production server starts, draws, takes a form and asks for a passkey with production dependencies only", async () => {
  const dataDir = makeFolder();
  const port = String(await freePort());
  const args = ["--import", "./tests/support/production-only.ts", ...serverArgs];
  const env = { DATA_DIR: dataDir, PORT: port, NODE_ENV: "production" };
  const { output, stop } = await runScript(args, /Ready on/, env);
  const url = `http://127.0.0.1:${port}`;
  const paths = ["/", "/work", "/feed.xml", "/sitemap.xml", "/llms.txt", "/share/home.png", "/healthz"];
  const answers = await Promise.all(paths.map(async (path) => [path, (await fetch(url + path)).status]));
  const posted = await post(`${url}/contact`, enquiry("Hello"));
  // Loads the library of the passkeys.
  const challenge = await post(`${url}/desk/passkey`, { purpose: "sign-in" });
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(answers).toEqual(paths.map((path) => [path, 200]));
  expect([posted.status, challenge.status]).toEqual([303, 200]);
  expect(output()).not.toMatch(/"level":[456]0|development only/);
});

test("its sources name production dependencies only", () => {
  const commands = ["backup", "restore", "move", "submissions"].map((name) => `scripts/${name}.ts`);
  const started = ["server.ts", "build/server/index.js", ...commands];
  const sources = [...filesUnder("server"), ...filesUnder("app"), ...started].filter(
    (file) => /\.(ts|js)$/.test(file) && !/\.test\.ts$|\.d\.ts$|^server\/dev\.ts$|app\/routes\.ts$/.test(file),
  );
  const needed = new Set(sources.flatMap((file) => packagesIn(read(file))));
  expect(needed.size).toBeGreaterThan(5);
  expect([...needed].filter((name) => !(name in manifest.dependencies))).toEqual([]);
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
