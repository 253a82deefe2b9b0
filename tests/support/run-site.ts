import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { compileCache, serverArgs, testArgs } from "../../scripts/setup.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const node = join(root, "node_modules/node/bin/node");
/** Node arguments that a test process passes on to the site. The bench has none, so it measures the site as it is in production. */
export const testNodeArgs = process.execArgv.filter((arg) => testArgs.includes(arg));

export type SiteProcess = {
  url: string;
  /** The file that holds the site's output. */
  log: string;
  output: () => string;
  child: ChildProcess;
  stop: () => Promise<void>;
};

/**
 * Runs the production site as a process of its own. Port and data folder are new ones unless `env` names them. `folder` names
 * the code of another version.
 */
export async function runSite(env: Record<string, string> = {}, folder = root): Promise<SiteProcess> {
  const dataDir = env.DATA_DIR ?? makeFolder();
  const port = env.PORT ?? String(await findFreePort());
  const full = { ...env, DATA_DIR: dataDir, PORT: port, NODE_ENV: "production" };
  const site = await runUntilReady(serverArgs, /Ready on/, full, folder);
  const stop = async () => {
    await site.stop();
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...site, url: `http://127.0.0.1:${port}`, stop };
}

/** Starts a script and resolves once its output matches `ready`. The output goes to a file, so no pipe can fill up. */
export async function runUntilReady(args: string[], ready: RegExp, env: Record<string, string>, cwd = root) {
  const log = createLogFile();
  const file = openSync(log, "w");
  const child = spawn(node, [...testNodeArgs, ...args], { cwd, env: cleanEnv(env), stdio: ["ignore", file, file] });
  closeSync(file);
  const output = () => readFileSync(log, "utf8");
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!ready.test(output())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${args.join(" ")} ended with ${child.exitCode ?? child.signalCode}:\n${output()}`);
    await setTimeout(20);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { child, log, output, stop };
}

let logFolder: string | undefined;
let logCount = 0;

function createLogFile(): string {
  if (!logFolder) {
    const folder = makeFolder();
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    logFolder = folder;
  }
  logCount += 1;
  return join(logFolder, `${logCount}.log`);
}

/** Runs the server until it exits, and returns its exit code and output. */
export async function runServerToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(node, [...testNodeArgs, ...serverArgs], {
    cwd: root,
    env: cleanEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, output };
}

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), "furlong-"));
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}

// Keeps the machine's own settings from the site under test. The compile cache saves each command a fifth of its time.
export function cleanEnv(env: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: compileCache, ...env };
}
