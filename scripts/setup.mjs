// Runs before anything is installed, on any Node that the machine has, so it uses neither dependencies nor TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const node = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
// The folder in which Node keeps the compiled code of server.ts.
export const compileCache = join(root, "node_modules", ".cache", "compiled");
// Rendered pages soon become garbage. With default limits they would let the heap grow by 200 MB before it is collected.
export const serverArgs = ["--max-semi-space-size=8", "--heap-growing-percent=20", "server.ts"];

// Tests start many processes, and each would spend a second of CPU on optimising the SQL parser's WebAssembly.
export const testArgs = ["--liftoff-only"];

const installStampFile = join(root, "node_modules", ".installed-from");
const buildStampFile = join(root, "build", ".built-from");

/** Runs `npm ci`, unless the installed packages are those of the lockfile. */
export function ensureInstalled() {
  const wanted = hashFiles(["package.json", "package-lock.json"], `${process.platform} ${process.arch}`);
  if (existsSync(node) && readStamp(installStampFile) === wanted) return;
  printStep("Installing packages (npm ci)");
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  writeFileSync(installStampFile, wanted);
}

/** Builds the site, unless the sources are unchanged since the last build. */
export function ensureBuilt() {
  const wanted = hashFiles([
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
  if (readStamp(buildStampFile) === wanted) return;
  printStep("Building the site");
  run(node, [join(root, "scripts", "build.mjs")]);
  writeFileSync(buildStampFile, wanted);
}

export function printStep(line) {
  console.log(`\x1b[2m› ${line}\x1b[0m`);
}

/** Runs a command and exits with its status if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) exitWithError(`${command} did not start: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function exitWithError(line) {
  console.error(line);
  process.exit(1);
}

function hashFiles(paths, salt = "") {
  const digest = createHash("sha256").update(salt);
  for (const file of paths.flatMap((path) => listFilesUnder(join(root, path))))
    digest.update(file).update(readFileSync(file));
  return digest.digest("hex");
}

function listFilesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return (
    readdirSync(path)
      .sort()
      // Generated files do not count as sources, since the build writes them.
      .filter((name) => !name.includes(".test.") && !name.includes(".generated."))
      .flatMap((name) => listFilesUnder(join(path, name)))
  );
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
