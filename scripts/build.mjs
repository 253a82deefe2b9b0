import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { node, root, run } from "./setup.mjs";

const compressibleExtensions = new Set([".js", ".css", ".svg", ".json", ".txt", ".xml", ".webmanifest"]);
const MIN_BYTES_TO_COMPRESS = 1024;

const [buildFolder, nextFolder, previousFolder] = ["build", "build-next", "build-last"].map((name) => join(root, name));

run(node, [join(root, "scripts", "display-metrics.ts")]);
run(node, [join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "build"], {
  env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: nextFolder },
});
compressFiles(join(nextFolder, "client"));
// Runs in a clean environment, so that settings of this machine do not change the copy that is checked.
run(node, [join(root, "scripts", "check-lines.ts"), nextFolder], {
  env: { NODE_ENV: "production", LOG_LEVEL: "silent" },
});
replaceBuild();

/** Replaces the build folder only once the new build is complete, so that a running site keeps its files until then. */
function replaceBuild() {
  rmSync(previousFolder, { recursive: true, force: true });
  if (existsSync(buildFolder)) renameSync(buildFolder, previousFolder);
  renameSync(nextFolder, buildFolder);
  rmSync(previousFolder, { recursive: true, force: true });
}

/** Writes a brotli and a gzip copy beside every file worth compressing. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressibleExtensions.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < MIN_BYTES_TO_COMPRESS) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
