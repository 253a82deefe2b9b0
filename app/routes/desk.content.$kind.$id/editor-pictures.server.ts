import { loadLibrary } from "#app/data/library.server.ts";
import { isExternalPicture } from "#app/data/pictures.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { picturesIn, type RecordData } from "#app/publishing/record-data.ts";

export type EditorPicture = { alt: string; isDecorative: boolean };

/** What the library says of a record's pictures, by path: of those elsewhere nothing, until somebody describes them. */
export async function describeEditorPictures(kind: Kind, data: RecordData): Promise<Record<string, EditorPicture>> {
  const library = await loadLibrary();
  const known = picturesIn(kind, data).flatMap(({ path }): [string, EditorPicture][] => {
    const row = library?.get(path);
    if (row) return [[path, { alt: row.alt ?? "", isDecorative: row.isDecorative }]];
    return library && isExternalPicture(path) ? [[path, { alt: "", isDecorative: false }]] : [];
  });
  return Object.fromEntries(known);
}
