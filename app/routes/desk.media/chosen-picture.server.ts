import { loadLibrary } from "#app/data/library.server.ts";
import { getOperator } from "#app/data/operators.server.ts";
import { describePicture } from "#app/data/pictures.server.ts";
import { listPictureUses } from "#app/media/picture-uses.server.ts";

export type ChosenPicture = NonNullable<Awaited<ReturnType<typeof getChosenPicture>>>;

/** Everything the sheet says of one picture. */
export async function getChosenPicture(id: string) {
  const row = (await loadLibrary())?.get(id);
  if (!row) return null;
  const [uses, by] = await Promise.all([listPictureUses(), row.createdBy ? getOperator(row.createdBy) : null]);
  const largest = row.variants.at(-1);
  return {
    id: row.id,
    name: row.name.replace(/\.\w+$/, ""),
    isUpload: row.source === "upload",
    width: row.width,
    height: row.height,
    weights: largest ? { avif: largest.avif, webp: largest.webp } : null,
    alt: row.alt,
    isDecorative: row.isDecorative,
    createdAt: row.createdAt,
    createdBy: by?.name.split(" ")[0] ?? null,
    uses: uses.get(id) ?? [],
    picture: describePicture(id) ?? { src: id },
  };
}
