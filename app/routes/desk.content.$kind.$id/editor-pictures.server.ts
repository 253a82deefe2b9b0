import { loadLibrary } from "#app/data/library.server.ts";
import { isExternalPicture } from "#app/data/pictures.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { picturesIn, type RecordData } from "#app/publishing/record-data.ts";

export type EditorPicture = { alt: string; isDecorative: boolean };

/** The alt texts of a record's pictures, by path; empty for pictures of other sites that nobody has described yet. */
export async function describeEditorPictures(kind: Kind, data: RecordData): Promise<Record<string, EditorPicture>> {
  const library = await loadLibrary();
  const known = picturesIn(kind, data).flatMap(({ path }): [string, EditorPicture][] => {
    const row = library?.get(path);
    if (row) return [[path, { alt: row.alt ?? "", isDecorative: row.isDecorative }]];
    return library && isExternalPicture(path) ? [[path, { alt: "", isDecorative: false }]] : [];
  });
  return Object.fromEntries(known);
}
