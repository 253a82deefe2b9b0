import * as v from "valibot";
import { trimmedText } from "./columns.server.ts";
import { currentServiceClient } from "./current-store.server.ts";
import { isExternalPicture } from "./pictures.server.ts";
import { isTableMissing, parseEach, requireRows, throwInvalid } from "./private-rows.server.ts";
import { MAX_VALUES_PER_STATEMENT, whereIn } from "./where-equals.server.ts";

const UPLOAD_PATH = "/media/";

type PicturesWithoutAlt = {
  /** Uploads that are no longer in the library. */
  missing: string[];
  /** Pictures with neither an alternative text nor a mark as decorative. */
  undescribed: string[];
};

export async function findPicturesWithoutAlt(paths: string[]): Promise<PicturesWithoutAlt> {
  const found: PicturesWithoutAlt = { missing: [], undescribed: [] };
  for (let from = 0; from < paths.length; from += MAX_VALUES_PER_STATEMENT) {
    const some = paths.slice(from, from + MAX_VALUES_PER_STATEMENT);
    const query = currentServiceClient().service.from("media").select("id, alt, is_decorative");
    const response = await whereIn(query, "id", some);
    if (isTableMissing(response.error)) return { missing: [], undescribed: [] };
    const rows = requireRows(response);
    const pictures = new Map(parseEach(pictureAltRow, rows, throwInvalid("picture")).map((row) => [row.id, row]));
    const isMissing = (path: string) => path.startsWith(UPLOAD_PATH) && !pictures.has(path);
    found.missing.push(...some.filter(isMissing));
    found.undescribed.push(...some.filter((path) => !isMissing(path) && isWithoutAlt(path, pictures.get(path))));
  }
  return found;
}

/** A picture without a row in `media` has a text only if it comes with the site's build. */
function isWithoutAlt(path: string, picture?: v.InferOutput<typeof pictureAltRow>): boolean {
  return picture ? !picture.alt && !picture.isDecorative : isExternalPicture(path);
}

const pictureAltRow = v.pipe(
  v.object({ id: v.string(), alt: trimmedText, is_decorative: v.union([v.boolean(), v.number()]) }),
  v.transform(({ is_decorative, ...row }) => ({ ...row, isDecorative: Boolean(is_decorative) })),
);
