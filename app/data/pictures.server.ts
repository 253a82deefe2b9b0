import { createRendition, isLoadableAddress, type PictureData } from "#app/lib/picture.ts";
import { lastLoadedLibrary } from "./library.server.ts";
import type { MediaRow } from "./media.server.ts";
import manifest from "./pictures.json" with { type: "json" };
import { seedPictureAlts } from "./seed-picture-alts.ts";

type PictureSize = { width: number; height: number; widths?: number[] };
type ManifestEntry = PictureSize & { colour: string; narrow?: PictureSize };

const MAX_ADDRESS_LENGTH = 2_000;
const sitePicturesByPath = manifest as Record<string, ManifestEntry>;

/** The size, renditions and alternative text of an upload or a site picture. An external picture keeps its address and gets only a text. */
export function describePicture(path: string | null): PictureData | null {
  if (!path || !isLoadableAddress(path)) return null;
  const row = lastLoadedLibrary().get(path);
  if (row?.hash) return describeUpload(row, row.hash);
  const entry = isSitePicture(path) ? sitePicturesByPath[path] : undefined;
  if (!entry) return { src: path, alt: row && altOf(row) };
  const stem = path.replace(/\.\w+$/, "");
  return {
    ...describeCrop(path, stem, entry),
    alt: row ? altOf(row) : seedPictureAlts[path],
    colour: entry.colour,
    ...(entry.narrow && { narrow: describeCrop(path, `${stem}-narrow`, entry.narrow) }),
  };
}

/** Whether the path names a picture of the site's own build. */
export function isSitePicture(path: string): boolean {
  return Object.hasOwn(sitePicturesByPath, path);
}

/** Whether a picture is neither an upload nor in the site's build, such as one on another site. `media` holds only its text. */
export function isExternalPicture(path: string): boolean {
  return (
    isLoadableAddress(path) && path.length <= MAX_ADDRESS_LENGTH && !path.startsWith("/media/") && !isSitePicture(path)
  );
}

function describeUpload(row: MediaRow, hash: string): PictureData {
  const widths = row.variants.map(({ width }) => width);
  const width = Math.max(...widths);
  const size = { width, height: Math.round((width * row.height) / row.width) };
  return { ...createRendition(`/media/${hash}`, size, widths), alt: altOf(row), colour: row.colour ?? undefined };
}

function altOf({ alt, isDecorative }: MediaRow): string | undefined {
  return isDecorative ? undefined : (alt ?? undefined);
}

function describeCrop(path: string, stem: string, { width, height, widths }: PictureSize) {
  return widths ? createRendition(stem, { width, height }, widths) : { src: path, width, height };
}

/** The pictures of the site's own build, as rows for `media`. */
export function listSitePictures(): MediaRow[] {
  return Object.entries(sitePicturesByPath).map(([id, { width, height, colour }]) => ({
    id,
    source: "site",
    name: id.replace(/^\/img\/\w+\//, "").replaceAll("/", "-"),
    hash: null,
    width,
    height,
    variants: [],
    bytes: null,
    colour,
    alt: seedPictureAlts[id] ?? null,
    isDecorative: !seedPictureAlts[id],
    createdAt: SITE_PICTURES_CREATED_AT,
    createdBy: null,
  }));
}

/** Older than every upload, so that site pictures come last in a list sorted by newest. */
const SITE_PICTURES_CREATED_AT = "2026-01-01T00:00:00.000Z";
