import { execFile } from "node:child_process";
import { cleanEnv, node, nodeArgs, root } from "./run-site.ts";

/** Runs a script of ours to its end. */
export function runCommand(args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd: root, env: cleanEnv(env), maxBuffer: 64 * 1024 * 1024 };
    execFile(node, [...nodeArgs, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}
