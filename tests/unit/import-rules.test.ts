import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/run-site.ts";

// `allowedImports` lists what each folder of app/ may import besides itself. `import type` is always allowed, since types vanish in the build.
const leafFolders = ["lib", "typesetting", "markdown"];
// Folders of pure functions. A folder that may import lib may import these too.
const pureFolders = ["text", "time"];
const allowedImports: Record<string, string[]> = {
  "root.tsx": [
    "site-facts.server.ts",
    "components",
    "sections",
    "content",
    "config",
    "styles",
    "fonts",
    ...leafFolders,
  ],
  "entry.server.tsx": ["components/document", "config", "lib"],
  "routes.ts": [],
  "site-facts.server.ts": ["content", "data", "config"],
  routes: [
    "sections",
    "components",
    "content",
    ...["access", "enquiries", "publishing", "media", "site-facts.server.ts"],
    "forms",
    "data",
    "config",
    "structured-data",
    "styles",
    "fonts",
    ...leafFolders,
  ],
  sections: ["components", "structured-data", ...leafFolders],
  "components/document": ["components/ui", "structured-data", ...leafFolders],
  "components/site": ["components/document", "components/ui", "structured-data", ...leafFolders],
  "components/desk": ["components/ui", "content", ...leafFolders],
  "components/ui": leafFolders,
  content: [],
  access: ["data", "mail", "content", "config", "lib"],
  // Operators' actions on enquiries, records and pictures.
  enquiries: ["data", "integrations", "mail", "content", "config", "markdown", "lib"],
  publishing: ["data", "media", "content", "config", "lib"],
  media: ["data", "content", "config", "lib"],
  forms: ["access", "enquiries", "data", "integrations", "content", "config", "lib"],
  data: ["config", "lib"],
  integrations: ["data", "mail", "content", "config", "lib"],
  mail: ["content", "config", "lib"],
  metrics: ["data", "config", "lib"],
  config: ["lib"],
  "structured-data": ["lib"],
  typesetting: [],
  text: ["lib"],
  time: ["lib"],
  markdown: [],
  lib: [],
  styles: ["fonts", "lib"],
};

const appSources = filesOf("app").filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));

test("every import is allowed for its folder", () => {
  expect(appSources.filter((file) => !(folderOf(file) in allowedImports))).toEqual([]);
  expect(appSources.flatMap((file) => importsOf(file).flatMap((found) => findProblem(file, found)))).toEqual([]);
});

test("no imports form a circle, type imports included", () => {
  const all = [...appSources, ...filesOf("server"), ...filesOf("scripts")].filter((file) =>
    /\.(ts|tsx|mjs)$/.test(file),
  );
  expect(findCircles(new Map(all.map((file) => [file, importsOf(file).map(({ target }) => target)])))).toEqual([]);
});

test("no source file is longer than 250 lines", () => {
  const code = ["app", "server", "scripts", "tests", "bench"]
    .flatMap(filesOf)
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const long = code.filter((file) => readFileSync(join(root, file), "utf8").split("\n").length > 251);
  expect(long).toEqual([]);
});

test("no file or folder has a junk-drawer name", () => {
  const vague = filesOf(".").filter((file) => /(^|\/)(utils?|misc|helpers?|common|shared)(\/|\.\w+$)/i.test(file));
  expect(vague).toEqual([]);
});

test("the project reads nothing outside itself", () => {
  const strays = filesOf(".")
    .filter((file) => /\.(ts|tsx|mjs|css|json|md|html)$/.test(file) && !file.endsWith("import-rules.test.ts"))
    .filter((file) => /\.\.\/shared\/|\/work\/shared/.test(readFileSync(join(root, file), "utf8")));
  expect(strays).toEqual([]);
});

type Import = { target: string; isType: boolean };

function findProblem(file: string, { target, isType }: Import): string[] {
  const [from, to] = [folderOf(file), folderOf(target)];
  const isOwn = to === from && (from !== "routes" || routeOf(file) === routeOf(target));
  const isForServer = /(route|root|entry\.server|layouts\/\w+)\.tsx?$|\.server\.ts$/.test(file);
  if (!isType && target.includes(".server.") && !isForServer)
    return [`${file} imports ${target}, which is for the server`];
  if (!isType && to === "components/desk" && !isDeskFile(file))
    return [`${file} imports ${target}, which is for the desk`];
  const may = allowedImports[from] ?? [];
  const isAllowed = [...may, ...(may.includes("lib") ? pureFolders : [])].some(
    (folder) => to === folder || to.startsWith(`${folder}/`),
  );
  return isOwn || isType || isAllowed ? [] : [`${file} imports ${target}`];
}

function isDeskFile(file: string) {
  return /^app\/(components\/desk\/|routes\/(desk\.|layouts\/desk))/.test(file);
}

/** Finds circles by depth-first search: a file that its own path of imports reaches again closes one. */
function findCircles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) return void found.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

function importsOf(file: string): Import[] {
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
