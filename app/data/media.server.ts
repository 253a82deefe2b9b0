import * as v from "valibot";
import { instant, text } from "./columns.server.ts";
import { currentServiceClient } from "./current-store.server.ts";
import { parseEach, requireRows, type StoreResponse, throwInvalid } from "./private-rows.server.ts";

/** A picture of the library. Its id is the path that records hold. */
export type MediaRow = v.InferOutput<typeof mediaRow>;
export type Variants = { width: number; avif: number; webp: number }[];
export type Described = { alt: string | null; isDecorative: boolean };
export type DrawnFiles = Pick<MediaRow, "hash" | "width" | "height" | "variants" | "colour">;

const READ_BATCH = 1_000;

export async function getPicture(id: string): Promise<MediaRow | null> {
  return parseAll(await table().select("*").eq("id", id))[0] ?? null;
}

export async function findPictureByHash(hash: string): Promise<MediaRow | null> {
  return parseAll(await table().select("*").eq("hash", hash).order("created_at").limit(1))[0] ?? null;
}

/** The path and the files' hash of every picture. */
export async function listFiles(): Promise<{ id: string; hash: string | null }[]> {
  const files: { id: string; hash: string | null }[] = [];
  for (;;) {
    const query = table().select<"id, hash", { id: string; hash: string | null }>("id, hash").order("id");
    const page = requireRows(await query.range(files.length, files.length + READ_BATCH - 1));
    // A store may cap its pages, so only an empty one is the last.
    if (page.length === 0) return files;
    files.push(...page);
  }
}

/** Stores the pictures whose ids are new. Returns those. */
export async function addPictures(pictures: MediaRow[]): Promise<MediaRow[]> {
  const added: MediaRow[] = [];
  // The embedded store takes about a hundred values in a statement.
  for (let from = 0; from < pictures.length; from += 7) {
    const rows = pictures.slice(from, from + 7).map(toColumns);
    const query = table().upsert(rows, { onConflict: "id", ignoreDuplicates: true, defaultToNull: false });
    added.push(...parseAll(await query.select()));
  }
  return added;
}

export async function describePictureAs(id: string, { alt, isDecorative }: Described): Promise<MediaRow | null> {
  const columns = { alt: isDecorative ? null : alt, is_decorative: isDecorative };
  return parseAll(await table().update(columns).eq("id", id).select())[0] ?? null;
}

/** Gives a picture other files. Its path stays, so every record that holds it shows the new one. */
export async function replaceFiles(id: string, drawn: DrawnFiles, name: string): Promise<MediaRow | null> {
  const columns = { ...drawnColumns(drawn), name };
  return parseAll(await table().update(columns).match({ id, source: "upload" }).select())[0] ?? null;
}

export async function deletePicture(id: string): Promise<MediaRow | null> {
  return parseAll(await table().delete().match({ id, source: "upload" }).select())[0] ?? null;
}

const wholeNumber = v.pipe(v.number(), v.integer());

export const mediaRow = v.pipe(
  v.object({
    id: v.string(),
    source: v.picklist(["site", "upload"]),
    name: v.string(),
    hash: v.nullish(v.string(), null),
    width: wholeNumber,
    height: wholeNumber,
    variants: v.nullish(
      v.object({ sizes: v.array(v.object({ width: wholeNumber, avif: wholeNumber, webp: wholeNumber })) }),
      { sizes: [] },
    ),
    bytes: v.nullish(wholeNumber, null),
    colour: v.nullish(v.string(), null),
    alt: text,
    // SQLite has no booleans.
    is_decorative: v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((value) => Boolean(value)),
    ),
    created_at: v.pipe(instant, v.string()),
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
  return { ...own, ...drawnColumns(picture), ...(picture.hash === null && { bytes }) };
}

function drawnColumns({ hash, width, height, variants, colour }: DrawnFiles) {
  return { hash, width, height, variants: { sizes: variants }, bytes: variants.at(-1)?.avif ?? null, colour };
}

function table() {
  return currentServiceClient().service.from("media");
}

function parseAll(response: StoreResponse<unknown>): MediaRow[] {
  return parseEach(mediaRow, requireRows(response), throwInvalid("picture"));
}
