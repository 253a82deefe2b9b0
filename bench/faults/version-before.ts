import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, node, root } from "../../tests/support/run-site.ts";

export type Version = { commit: string; folder: string };
let built: Version | null | undefined;

/** The last version without the outbox, built in a folder of its own; null where git does not have it. */
export function buildVersionBefore(): Version | null {
  built ??= build();
  return built;
}

function build(): Version | null {
  const commit = findCommit();
  if (!commit) return null;
  const folder = makeFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const files = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  execFileSync(node, ["scripts/build.mjs"], { cwd: folder, stdio: "ignore" });
  return { commit, folder };
}

function findCommit(): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const added = git("log", "--diff-filter=A", "--format=%H", "--", "supabase/schemas/02_outbox.sql")
      .split("\n")
      .at(-1);
    return git("rev-parse", "--short", `${added}^`);
  } catch {
    return "";
  }
}
