import { loadLibrary } from "#app/data/library.server.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import { picturesIn, type RecordData } from "#app/publishing/record-data.ts";

export type EditorPicture = { alt: string; isDecorative: boolean };

/** What the library says of a record's pictures, by path. Pictures of other sites are not in it. */
export async function describeEditorPictures(kind: Kind, data: RecordData): Promise<Record<string, EditorPicture>> {
  const library = await loadLibrary();
  const known = picturesIn(kind, data).flatMap(({ path }): [string, EditorPicture][] => {
    const row = library?.get(path);
    return row ? [[path, { alt: row.alt ?? "", isDecorative: row.isDecorative }]] : [];
  });
  return Object.fromEntries(known);
}
