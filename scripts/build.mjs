import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { node, root, run } from "./setup.mjs";

const compressible = new Set([".js", ".css", ".svg", ".json", ".txt", ".xml", ".webmanifest"]);
const MIN_BYTES = 1024;

const [build, next, previous] = ["build", "build-next", "build-last"].map((name) => join(root, name));

run(node, [join(root, "scripts", "display-metrics.ts")]);
run(node, [join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "build"], {
  env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: next },
});
compress(join(next, "client"));
// A clean environment, so that the check renders only the site's own copy.
run(node, [join(root, "scripts", "check-lines.ts"), next], { env: { NODE_ENV: "production", LOG_LEVEL: "silent" } });
replaceBuild();

/** Swaps in a complete build only, so that a running site keeps its files until then. */
function replaceBuild() {
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(build)) renameSync(build, previous);
  renameSync(next, build);
  rmSync(previous, { recursive: true, force: true });
}

/** Writes a brotli and a gzip copy beside every file worth compressing. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < MIN_BYTES) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
