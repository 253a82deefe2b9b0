import { execFile } from "node:child_process";
import { cleanEnv, node, root, testNodeArgs } from "./run-site.ts";

/** Runs one of the project's scripts to its end. */
export function runCommand(args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd: root, env: cleanEnv(env), maxBuffer: 64 * 1024 * 1024 };
    execFile(node, [...testNodeArgs, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}
