import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, node, root, run, serverArgs } from "./setup.mjs";

const isDevelopment = process.argv.includes("--dev");
const ANCESTOR_CHECK_MS = 500;

ensureInstalled();
if (isDevelopment) run(node, [join(root, "scripts", "display-metrics.ts")]);
else ensureBuilt();

const envFile = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
const modeArgs = isDevelopment ? ["--conditions=development", "server.ts", "--dev"] : serverArgs;
const server = spawn(node, [...envFile, ...modeArgs], {
  cwd: root,
  env: { ...process.env, NODE_ENV: isDevelopment ? "development" : "production" },
  // The IPC channel tells the server that this process is gone, even after kill -9.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
server.on("error", (error) => {
  console.error(`The server did not start: ${error.message}`);
  process.exit(1);
});
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// If npm or its shell is killed with -9, this process gets no signal, so it watches both. Where npm started it without a shell
// between, npm is its parent, and npm's own parent is not watched: that shell belongs to the operator, who may close it.
const ancestors = [process.ppid, npmAbove(process.ppid)].filter((pid) => pid > 1);
setInterval(() => ancestors.every(isAlive) || server.kill("SIGTERM"), ANCESTOR_CHECK_MS).unref();

function npmAbove(pid) {
  if (!process.env.npm_lifecycle_event) return 0;
  const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
  const [parent, command = ""] = (stdout ?? "").trim().split(/\s+/);
  return command.endsWith("sh") ? Number(parent) : 0;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists and belongs to another user.
    return error.code === "EPERM";
  }
}
