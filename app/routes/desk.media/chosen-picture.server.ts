import { loadLibrary } from "#app/data/library.server.ts";
import type { MediaRow } from "#app/data/media.server.ts";
import { getOperator } from "#app/data/operators.server.ts";
import type { PictureUse } from "#app/data/picture-uses.server.ts";
import { describePicture, isExternalPicture } from "#app/data/pictures.server.ts";
import { findRecords } from "#app/data/records.server.ts";
import { MAX_VALUES_PER_STATEMENT } from "#app/data/where-equals.server.ts";
import { listPictureUses } from "#app/media/picture-uses.server.ts";

export type ChosenPicture = NonNullable<Awaited<ReturnType<typeof getChosenPicture>>>;

/** Reads everything that the sheet shows about one picture. */
export async function getChosenPicture(id: string) {
  const library = await loadLibrary();
  const row = library?.get(id) ?? (library && isExternalPicture(id) ? undescribedPicture(id) : null);
  if (!row) return null;
  const [uses, by] = await Promise.all([listPictureUses(), row.createdBy ? getOperator(row.createdBy) : null]);
  const largest = row.variants.at(-1);
  return {
    id: row.id,
    name: isExternalPicture(id) ? id : row.name.replace(/\.\w+$/, ""),
    isUpload: row.source === "upload",
    isElsewhere: isExternalPicture(id),
    width: row.width,
    height: row.height,
    weights: largest ? { avif: largest.avif, webp: largest.webp } : null,
    alt: row.alt,
    isDecorative: row.isDecorative,
    createdAt: row.createdAt,
    createdBy: by?.name.split(" ")[0] ?? null,
    uses: await withRecordIds(uses.get(id) ?? []),
    picture: describePicture(id) ?? { src: id },
  };
}

/** A published project is known by its address, which differs from its id in the list once it is renamed or made at the desk. */
async function withRecordIds(uses: readonly PictureUse[]): Promise<PictureUse[]> {
  const isLiveProject = ({ kind, draft }: PictureUse) => kind === "projects" && draft === null;
  const addresses = [...new Set(uses.filter(isLiveProject).map(({ record }) => record))];
  const records = await findRecords("projects", "address", addresses.slice(0, MAX_VALUES_PER_STATEMENT));
  const ids = new Map(records.map(({ id, address }) => [address, id]));
  return uses.map((use) => (isLiveProject(use) ? { ...use, record: ids.get(use.record) ?? use.record } : use));
}

/** The row for a picture of another site that nobody has described yet. */
function undescribedPicture(id: string): MediaRow {
  const files = { hash: null, width: 0, height: 0, variants: [], bytes: null, colour: null };
  return { id, source: "site", name: id, ...files, alt: null, isDecorative: false, createdAt: "", createdBy: null };
}
