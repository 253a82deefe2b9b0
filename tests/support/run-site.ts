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
/** Handed on by a test's own process. The bench has none of them, and measures the site as it is in production. */
export const nodeArgs = process.execArgv.filter((arg) => testArgs.includes(arg));

export type Process = {
  url: string;
  /** The file of what it has printed. */
  log: string;
  output: () => string;
  child: ChildProcess;
  stop: () => Promise<void>;
};

/**
 * The production site as its own process, on a free port and, unless given, a data folder of its own. `folder` holds another
 * version of it.
 */
export async function runSite(env: Record<string, string> = {}, folder = root): Promise<Process> {
  const dataDir = env.DATA_DIR ?? makeFolder();
  const port = env.PORT ?? String(await freePort());
  const full = { ...env, DATA_DIR: dataDir, PORT: port, NODE_ENV: "production" };
  const site = await runScript(serverArgs, /Ready on/, full, folder);
  const stop = async () => {
    await site.stop();
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...site, url: `http://127.0.0.1:${port}`, stop };
}

/** Runs a script of ours until its output says that it is ready. The output goes to a file: nobody has to keep up with it. */
export async function runScript(args: string[], ready: RegExp, env: Record<string, string>, cwd = root) {
  const log = newLog();
  const file = openSync(log, "w");
  const child = spawn(node, [...nodeArgs, ...args], { cwd, env: cleanEnv(env), stdio: ["ignore", file, file] });
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

let logs: string | undefined;
let logCount = 0;

function newLog(): string {
  if (!logs) {
    const folder = makeFolder();
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    logs = folder;
  }
  logCount += 1;
  return join(logs, `${logCount}.log`);
}

/** Runs the server to its end and says how it ended. */
export async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(node, [...nodeArgs, ...serverArgs], {
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

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}

// Nothing of the machine's own settings may reach the site under test. The cache saves each command a fifth of its time.
export function cleanEnv(env: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: compileCache, ...env };
}
