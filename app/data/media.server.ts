import * as v from "valibot";
import { isoInstant, trimmedText } from "./columns.server.ts";
import { currentServiceClient } from "./current-store.server.ts";
import { parseEach, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";

/** A picture of the library. Its `id` is the path by which records name the picture. */
export type MediaRow = v.InferOutput<typeof mediaRow>;
export type PictureVariants = { width: number; avif: number; webp: number }[];
export type PictureDescription = { alt: string | null; isDecorative: boolean };
export type PictureFiles = Pick<MediaRow, "hash" | "width" | "height" | "variants" | "colour">;

const ROWS_PER_READ = 1_000;

export async function getPicture(id: string): Promise<MediaRow | null> {
  return parsePictures(await mediaTable().select("*").eq("id", id))[0] ?? null;
}

export async function findPictureByHash(hash: string): Promise<MediaRow | null> {
  return parsePictures(await mediaTable().select("*").eq("hash", hash).order("created_at").limit(1))[0] ?? null;
}

/** The path of every picture and the hash that names its files. */
export async function listPictureHashes(): Promise<{ id: string; hash: string | null }[]> {
  const files: { id: string; hash: string | null }[] = [];
  for (;;) {
    const query = mediaTable().select<"id, hash", { id: string; hash: string | null }>("id, hash").order("id");
    const page = requireRows(await query.range(files.length, files.length + ROWS_PER_READ - 1));
    // A store may return fewer rows than asked for, so only an empty page is the last.
    if (page.length === 0) return files;
    files.push(...page);
  }
}

/** Stores the pictures whose id has no row yet. Returns the stored ones. */
export async function addPictures(pictures: MediaRow[]): Promise<MediaRow[]> {
  const added: MediaRow[] = [];
  // The embedded store takes at most a hundred values in one statement.
  for (let from = 0; from < pictures.length; from += 7) {
    const rows = pictures.slice(from, from + 7).map(toColumns);
    const query = mediaTable().upsert(rows, { onConflict: "id", ignoreDuplicates: true, defaultToNull: false });
    added.push(...parsePictures(await query.select()));
  }
  return added;
}

export async function setPictureDescription(
  id: string,
  { alt, isDecorative }: PictureDescription,
): Promise<MediaRow | null> {
  const columns = { alt: isDecorative ? null : alt, is_decorative: isDecorative };
  return parsePictures(await mediaTable().update(columns).eq("id", id).select())[0] ?? null;
}

/** Replaces an upload's files. Its path stays, so every record that names the path shows the new files. */
export async function replacePictureFiles(id: string, drawn: PictureFiles, name: string): Promise<MediaRow | null> {
  const columns = { ...fileColumns(drawn), name };
  return parsePictures(await mediaTable().update(columns).match({ id, source: "upload" }).select())[0] ?? null;
}

export async function deletePicture(id: string): Promise<MediaRow | null> {
  return parsePictures(await mediaTable().delete().match({ id, source: "upload" }).select())[0] ?? null;
}

const integerColumn = v.pipe(v.number(), v.integer());

export const mediaRow = v.pipe(
  v.object({
    id: v.string(),
    source: v.picklist(["site", "upload"]),
    name: v.string(),
    hash: v.nullish(v.string(), null),
    width: integerColumn,
    height: integerColumn,
    variants: v.nullish(
      v.object({ sizes: v.array(v.object({ width: integerColumn, avif: integerColumn, webp: integerColumn })) }),
      { sizes: [] },
    ),
    bytes: v.nullish(integerColumn, null),
    colour: v.nullish(v.string(), null),
    alt: trimmedText,
    // SQLite has no booleans and returns 0 or 1.
    is_decorative: v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((value) => Boolean(value)),
    ),
    created_at: v.pipe(isoInstant, v.string()),
    created_by: v.nullish(v.string(), null),
  }),
  v.transform(({ variants, is_decorative, created_at, created_by, ...row }) => ({
    ...row,
    variants: variants.sizes,
    isDecorative: is_decorative,
    createdAt: created_at,
    createdBy: created_by,
  })),
);

function toColumns(picture: MediaRow) {
  const { id, source, name, bytes, alt, isDecorative, createdAt, createdBy } = picture;
  const own = { id, source, name, alt, is_decorative: isDecorative, created_at: createdAt, created_by: createdBy };
  return { ...own, ...fileColumns(picture), ...(picture.hash === null && { bytes }) };
}

function fileColumns({ hash, width, height, variants, colour }: PictureFiles) {
  return { hash, width, height, variants: { sizes: variants }, bytes: variants.at(-1)?.avif ?? null, colour };
}

function mediaTable() {
  return currentServiceClient().service.from("media");
}

function parsePictures(response: StoreResponse<unknown>): MediaRow[] {
  return parseEach(mediaRow, requireRows(response), throwInvalid("picture"));
}
