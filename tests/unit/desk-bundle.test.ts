import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deskFrame } from "#app/content/desk/frame.ts";
import { keyWords } from "#app/content/desk/keys.ts";
import { deskErrors, deskStates } from "#app/content/desk/screen-states.ts";
import { root } from "../support/run-site.ts";

/** What the desk's first page may take over the wire, in gzip. */
const MOST_BYTES = 220_000;

/** Only the desk says this. */
const deskWords = [deskFrame.thumbLabel, keyWords.on, deskErrors.notFound.text, deskStates.signedOut.text, "desk-menu"];

type Part = { module: string; imports: string[]; css: string[] };
type Manifest = { entry: Part; routes: Record<string, Part & { id: string; parentId?: string }> };

const client = join(root, "build/client");
const manifest = readManifest();
const isDesk = (id: string) => /^routes\/(desk\.|layouts\/desk)/.test(id);

test("no public page fetches a byte of the desk's code or style", () => {
  const ids = Object.keys(manifest.routes);
  const files = filesOf(ids.filter((id) => !isDesk(id)));
  const own = filesOf(ids.filter(isDesk)).filter((file) => !files.includes(file));
  expect(own.filter((file) => file.endsWith(".css"))).not.toEqual([]);
  expect(deskWords.filter((words) => !own.some((file) => read(file).includes(words)))).toEqual([]);

  expect(files.filter((file) => /\.desk\b/.test(file.endsWith(".css") ? read(file) : ""))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => deskWords.some((words) => read(file).includes(words)))).toEqual([]);
  expect(scripts.filter((file) => /webauthn/i.test(read(file)))).toEqual([]);
});

test("the desk's first page stays within its budget", () => {
  const scripts = filesOf(["root", "routes/layouts/desk", "routes/desk.today/route"]).filter((file) =>
    file.endsWith(".js"),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(MOST_BYTES);
});

/** The files of these routes and of the page around them. */
function filesOf(ids: string[]): string[] {
  const parts = [manifest.entry, ...ids.flatMap((id) => manifest.routes[id] ?? [])];
  return [...new Set(parts.flatMap(({ module, imports, css }) => [module, ...imports, ...css]))];
}

function readManifest(): Manifest {
  const [file = ""] = globSync("assets/manifest-*.js", { cwd: client });
  const text = readFileSync(join(client, file), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

function read(file: string): string {
  return readFileSync(join(client, file), "utf8");
}

function sizeOf(file: string): number {
  try {
    return statSync(join(client, `${file}.gz`)).size;
  } catch {
    // Too small to gain from it.
    return statSync(join(client, file)).size;
  }
}
