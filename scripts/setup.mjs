// Runs before anything is installed, on whatever Node the machine has: no dependencies, no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const node = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
// Where server.ts keeps what it has compiled.
export const compileCache = join(root, "node_modules", ".cache", "compiled");
// Pages are short-lived garbage: with default limits the heap would grow by 200 MB.
export const serverArgs = ["--max-semi-space-size=8", "--heap-growing-percent=20", "server.ts"];

// For tests, which start many processes: optimising the SQL parser's WebAssembly takes each of them a second of CPU.
export const testArgs = ["--liftoff-only"];

const installStamp = join(root, "node_modules", ".installed-from");
const buildStamp = join(root, "build", ".built-from");

/** Runs `npm ci`, unless the lockfile is what is installed. */
export function ensureInstalled() {
  const wanted = hash(["package.json", "package-lock.json"], `${process.platform} ${process.arch}`);
  if (existsSync(node) && readStamp(installStamp) === wanted) return;
  say("Installing packages (npm ci)");
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  writeFileSync(installStamp, wanted);
}

/** Builds the site, unless the sources are unchanged since the last build. */
export function ensureBuilt() {
  const wanted = hash([
    "app",
    "public",
    "package-lock.json",
    "react-router.config.ts",
    "vite.config.ts",
    "scripts/build.mjs",
    "scripts/check-lines.ts",
    "scripts/display-font.ts",
    "scripts/display-metrics.ts",
    "scripts/georama-display.ttf",
  ]);
  if (readStamp(buildStamp) === wanted) return;
  say("Building the site");
  run(node, [join(root, "scripts", "build.mjs")]);
  writeFileSync(buildStamp, wanted);
}

export function say(line) {
  console.log(`\x1b[2m› ${line}\x1b[0m`);
}

/** Runs a command and exits with its status if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) fail(`${command} did not start: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function fail(line) {
  console.error(line);
  process.exit(1);
}

function hash(paths, salt = "") {
  const digest = createHash("sha256").update(salt);
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) digest.update(file).update(readFileSync(file));
  return digest.digest("hex");
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return (
    readdirSync(path)
      .sort()
      // The build writes generated files itself.
      .filter((name) => !name.includes(".test.") && !name.includes(".generated."))
      .flatMap((name) => filesOf(join(path, name)))
  );
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
