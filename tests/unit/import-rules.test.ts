import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../support/run-site.ts";

// What a folder of app/ may import, besides itself. Types vanish in the build, so `import type` is free to name a row.
const allowed: Record<string, string[]> = {
  "root.tsx": ["components", "sections", "content", "config", "lib", "styles", "fonts"],
  "entry.server.tsx": ["components/site", "config", "lib"],
  "entry.client.tsx": ["lib"],
  "routes.ts": [],
  routes: ["sections", "components", "content", "forms", "data", "config", "lib", "styles", "fonts"],
  sections: ["components", "lib"],
  "components/site": ["components/ui", "lib"],
  "components/ui": ["lib"],
  content: [],
  forms: ["data", "integrations", "content", "config", "lib"],
  data: ["config", "lib"],
  integrations: ["data", "config", "lib"],
  config: ["lib"],
  lib: [],
  styles: ["fonts", "lib"],
};

const sources = filesOf("app").filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));

describe("who may import whom", () => {
  test.each(sources)("%s", (file) => {
    const from = folderOf(file);
    const problems = importsOf(file).flatMap(({ target, isType }) => {
      const to = folderOf(target);
      const isOwn = to === from && (from !== "routes" || routeOf(file) === routeOf(target));
      const isServerOnly = target.includes(".server.") && !/(route|root|entry\.server)\.tsx?$|\.server\.ts$/.test(file);
      if (!isType && isServerOnly) return [`imports ${target}, which is for the server`];
      if (isOwn || isType) return [];
      return (allowed[from] ?? []).some((folder) => to === folder || to.startsWith(`${folder}/`))
        ? []
        : [`imports ${target}`];
    });
    expect(problems).toEqual([]);
  });

  test("every folder of app/ has a rule", () => {
    const unknown = new Set(sources.map(folderOf).filter((folder) => !(folder in allowed)));
    expect([...unknown]).toEqual([]);
  });
});

test("nothing is called after nothing", () => {
  const vague = filesOf(".").filter((file) => /(^|\/)(utils?|misc|helpers?|common|shared)(\/|\.\w+$)/i.test(file));
  expect(vague).toEqual([]);
});

test("the house reads nothing outside itself", () => {
  const strays = filesOf(".")
    .filter((file) => /\.(ts|tsx|mjs|css|json|md|html)$/.test(file) && !file.endsWith("import-rules.test.ts"))
    .filter((file) => /\.\.\/shared\/|\/work\/shared/.test(readFileSync(join(root, file), "utf8")));
  expect(strays).toEqual([]);
});

function importsOf(file: string) {
  const text = readFileSync(join(root, file), "utf8");
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^;"']*?from\s+["']([^"']+)["']|^import\s+["']([^"']+)["']/gm,
  );
  return [...found].flatMap(([, type, named, bare]) => {
    const path = (named ?? bare ?? "").replace(/\?\w+$/, "");
    if (path.startsWith("#app/")) return { target: path.replace("#", ""), isType: Boolean(type) };
    if (path.startsWith("./+types")) return [];
    if (path.startsWith(".")) return { target: normalize(join(dirname(file), path)), isType: Boolean(type) };
    return [];
  });
}

function folderOf(file: string) {
  const [, first = "", second = ""] = file.split("/");
  return first === "components" ? `components/${second}` : first;
}

function routeOf(file: string) {
  return file.split("/")[2];
}

function filesOf(folder: string): string[] {
  const skip = new Set(["node_modules", "build", ".git", ".data", ".react-router", "test-results", "public"]);
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(root, folder, entry.name));
    if (entry.isSymbolicLink() || skip.has(entry.name)) return [];
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}
