import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { node, root, run } from "./setup.mjs";

const compressible = new Set([".js", ".css", ".svg", ".json", ".txt", ".xml", ".webmanifest"]);
const SMALLEST = 1024;

const [build, next, last] = ["build", "build-next", "build-last"].map((name) => join(root, name));

run(node, [join(root, "scripts", "display-metrics.ts")]);
run(node, [join(root, "node_modules", "@react-router", "dev", "dist", "cli", "index.js"), "build"], {
  env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: next },
});
compress(join(next, "client"));
// No setting of the machine's: the check renders the site's own words only.
run(node, [join(root, "scripts", "check-lines.ts"), next], { env: { NODE_ENV: "production", LOG_LEVEL: "silent" } });
takePlace();

/** Only a whole build takes the last one's place: a site that is running, or starts again, has its files until then. */
function takePlace() {
  rmSync(last, { recursive: true, force: true });
  if (existsSync(build)) renameSync(build, last);
  renameSync(next, build);
  rmSync(last, { recursive: true, force: true });
}

/** Leaves a brotli and a gzip twin beside every file that gains from it. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < SMALLEST) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
