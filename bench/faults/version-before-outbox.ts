import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, node, root } from "../../tests/support/run-site.ts";

export type BuiltVersion = { commit: string; folder: string };
let builtVersion: BuiltVersion | null | undefined;

/** Builds the last version without the outbox in a folder of its own. Null if git does not have its commit. */
export function buildVersionBeforeOutbox(): BuiltVersion | null {
  builtVersion ??= buildFromGit();
  return builtVersion;
}

function buildFromGit(): BuiltVersion | null {
  const commit = findCommitBeforeOutbox();
  if (!commit) return null;
  const folder = makeFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const files = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  execFileSync(node, ["scripts/build.mjs"], { cwd: folder, stdio: "ignore" });
  return { commit, folder };
}

function findCommitBeforeOutbox(): string {
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
