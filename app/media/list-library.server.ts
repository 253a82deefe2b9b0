import { isMissingAlt, loadLibrary } from "#app/data/library.server.ts";
import type { MediaRow } from "#app/data/media.server.ts";
import type { PictureUseKind } from "#app/data/picture-uses.server.ts";
import { describePicture, isExternalPicture } from "#app/data/pictures.server.ts";
import { searchableText } from "#app/text/searchable-text.ts";
import { listPictureUses, type PictureUses } from "./picture-uses.server.ts";

export type LibraryView = {
  state: "missing" | "described" | "unused" | null;
  find: string;
  used: PictureUseKind | "nowhere" | null;
  sort: "newest" | "heaviest";
  /** From 1. */
  page: number;
};

export type LibraryItem = ReturnType<typeof itemOf>;

const PICTURES_PER_PAGE = 50;
const MIN_WALL_RATIO = 0.5;
const MAX_WALL_RATIO = 4;

/** One page of the library, and how many pictures are in each state. */
export async function listLibrary({ state, find, used, sort, page }: LibraryView) {
  const [library, uses] = await Promise.all([loadLibrary(), listPictureUses()]);
  const all = [...(library?.values() ?? [])].filter(({ id }) => !isExternalPicture(id));
  const words = searchableText(find).split(" ").filter(Boolean);
  const found = all.filter(
    (row) =>
      (state === null || isInState(state, row, uses)) &&
      (used === null || isUsedIn(used, uses.get(row.id) ?? [])) &&
      words.every((word) => searchableText(`${row.name} ${row.id} ${row.alt ?? ""}`).includes(word)),
  );
  found.sort(sort === "heaviest" ? byWeight : byAge);
  const pages = Math.max(1, Math.ceil(found.length / PICTURES_PER_PAGE));
  const at = Math.min(Math.max(1, page), pages);
  const from = (at - 1) * PICTURES_PER_PAGE;
  return {
    counts: {
      missing: all.filter((row) => isInState("missing", row, uses)).length,
      described: all.filter((row) => isInState("described", row, uses)).length,
      unused: all.filter((row) => isInState("unused", row, uses)).length,
      all: all.length,
    },
    items: found.slice(from, from + PICTURES_PER_PAGE).map((row) => itemOf(row, uses)),
    found: found.length,
    page: at,
    from,
    pages,
    isThere: library !== null,
  };
}

function itemOf(row: MediaRow, uses: PictureUses) {
  return {
    id: row.id,
    name: row.name.replace(/\.\w+$/, ""),
    ratio: wallRatio(row),
    places: uses.get(row.id)?.length ?? 0,
    bytes: row.bytes,
    isMissingAlt: isMissingAlt(row),
    isDecorative: row.isDecorative,
    alt: row.alt,
    picture: describePicture(row.id) ?? { src: row.id },
  };
}

/** Width over height on the wall, which crops a picture that is far taller or wider than the others. */
function wallRatio({ width, height }: MediaRow): number {
  return Number(Math.min(MAX_WALL_RATIO, Math.max(MIN_WALL_RATIO, width / height)).toFixed(3));
}

function isInState(state: NonNullable<LibraryView["state"]>, row: MediaRow, uses: PictureUses): boolean {
  switch (state) {
    case "missing":
      return isMissingAlt(row);
    case "described":
      return !isMissingAlt(row);
    case "unused":
      return !uses.has(row.id);
  }
}

function isUsedIn(used: NonNullable<LibraryView["used"]>, uses: readonly { kind: PictureUseKind }[]): boolean {
  return used === "nowhere" ? uses.length === 0 : uses.some(({ kind }) => kind === used);
}

function byAge(a: MediaRow, b: MediaRow): number {
  return b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);
}

function byWeight(a: MediaRow, b: MediaRow): number {
  return (b.bytes ?? 0) - (a.bytes ?? 0) || byAge(a, b);
}
