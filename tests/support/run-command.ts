import { execFile } from "node:child_process";
import { testArgs } from "../../scripts/setup.mjs";
import { cleanEnv, node, root } from "./run-site.ts";

/** Runs a script of ours to its end. */
export function runCommand(args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd: root, env: cleanEnv(env), maxBuffer: 64 * 1024 * 1024 };
    execFile(node, [...testArgs, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}
