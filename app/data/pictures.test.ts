import { globSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import manifest from "./pictures.json" with { type: "json" };

type Rendition = { width: number; height: number; widths?: number[] };
type ManifestPicture = Rendition & { colour: string; narrow?: Rendition };

const MAX_FILE_BYTES = 120 * 1000;
const root = fileURLToPath(new URL("../../", import.meta.url));
const picturesByPath = new Map<string, ManifestPicture>(Object.entries(manifest));
const listedFiles = [...picturesByPath].flatMap(([path, picture]) => filesOf(path, picture));

/** The files of a picture: the one at its path, and each width as AVIF and WebP. */
function filesOf(path: string, { widths = [], narrow }: ManifestPicture): string[] {
  const stem = path.replace(/\.\w+$/, "");
  const sizes = [...widths.map((width) => `${width}`), ...(narrow?.widths ?? []).map((width) => `narrow-${width}`)];
  return [path, ...sizes.flatMap((size) => [`${stem}-${size}.avif`, `${stem}-${size}.webp`])];
}

function bytesOf(path: string): number | undefined {
  return statSync(`${root}public${path}`, { throwIfNoEntry: false })?.size;
}

describe("the pictures", () => {
  test("every path in the seed and the content is in the manifest", () => {
    const sources = ["supabase/seed.sql", ...globSync("app/content/**/*.ts", { cwd: root })];
    const used = sources.flatMap((source) => readFileSync(root + source, "utf8").match(/\/img\/[\w/.-]+/g) ?? []);
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((path) => !picturesByPath.has(path))).toEqual([]);
  });

  test("no two studies or experiments have the same cover", () => {
    const used = readFileSync(`${root}supabase/seed.sql`, "utf8").match(/\/img\/lab\/[\w.-]+/g) ?? [];
    expect(used).toHaveLength(12);
    expect(new Set(used).size).toBe(used.length);
  });

  test("every file the manifest lists exists", () => {
    expect(listedFiles.filter((file) => bytesOf(file) === undefined)).toEqual([]);
  });

  test("no file is too large", () => {
    expect(listedFiles.filter((file) => (bytesOf(file) ?? 0) > MAX_FILE_BYTES)).toEqual([]);
  });

  test("every picture has a size and a colour, and every project cover a narrow crop", () => {
    for (const [path, picture] of picturesByPath) {
      expect(picture.colour, path).toMatch(/^#[0-9a-f]{6}$/);
      expect(picture.width, path).toBeGreaterThan(0);
      expect(picture.height, path).toBeGreaterThan(0);
      expect("narrow" in picture, path).toBe(path.endsWith("/cover.webp"));
    }
  });
});
