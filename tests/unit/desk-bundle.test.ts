import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deskFrame } from "#app/content/desk/frame.ts";
import { shortcutSettingWords } from "#app/content/desk/keys.ts";
import { deskErrors, deskStates } from "#app/content/desk/screen-states.ts";
import { root } from "../support/run-site.ts";

/** The most bytes of scripts, in gzip, that the desk's first page may load. */
const MAX_FIRST_PAGE_BYTES = 220_000;

/** Texts that only the desk's code contains. */
const deskWords = [
  deskFrame.thumbLabel,
  shortcutSettingWords.on,
  deskErrors.notFound.text,
  deskStates.signedOut.text,
  "desk-menu",
];

type ManifestPart = { module: string; imports: string[]; css: string[] };
type BuildManifest = { entry: ManifestPart; routes: Record<string, ManifestPart & { id: string; parentId?: string }> };

const clientFolder = join(root, "build/client");
const manifest = readManifest();
const isDeskRoute = (id: string) => /^routes\/(desk\.|layouts\/desk)/.test(id);

test("no public page loads the desk's code or styles", () => {
  const ids = Object.keys(manifest.routes);
  const files = filesOf(ids.filter((id) => !isDeskRoute(id)));
  const own = filesOf(ids.filter(isDeskRoute)).filter((file) => !files.includes(file));
  expect(own.filter((file) => file.endsWith(".css"))).not.toEqual([]);
  expect(deskWords.filter((words) => !own.some((file) => readClientFile(file).includes(words)))).toEqual([]);

  expect(files.filter((file) => /\.desk\b/.test(file.endsWith(".css") ? readClientFile(file) : ""))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => deskWords.some((words) => readClientFile(file).includes(words)))).toEqual([]);
  expect(scripts.filter((file) => /webauthn/i.test(readClientFile(file)))).toEqual([]);
});

test("the desk's first page stays within its budget", () => {
  const scripts = filesOf(["root", "routes/layouts/desk", "routes/desk.today/route"]).filter((file) =>
    file.endsWith(".js"),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.reduce((sum, file) => sum + compressedBytes(file), 0)).toBeLessThan(MAX_FIRST_PAGE_BYTES);
});

/** Lists the files that a page with these routes loads. */
function filesOf(ids: string[]): string[] {
  const parts = [manifest.entry, ...ids.flatMap((id) => manifest.routes[id] ?? [])];
  return [...new Set(parts.flatMap(({ module, imports, css }) => [module, ...imports, ...css]))];
}

function readManifest(): BuildManifest {
  const [file = ""] = globSync("assets/manifest-*.js", { cwd: clientFolder });
  const text = readFileSync(join(clientFolder, file), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

function readClientFile(file: string): string {
  return readFileSync(join(clientFolder, file), "utf8");
}

function compressedBytes(file: string): number {
  try {
    return statSync(join(clientFolder, `${file}.gz`)).size;
  } catch {
    // The build compresses no file this small.
    return statSync(join(clientFolder, file)).size;
  }
}
