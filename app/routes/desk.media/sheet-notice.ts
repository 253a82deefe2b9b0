import { pictureSheetWords, refusalTexts } from "#app/content/desk/media.ts";
import type { LibraryChangeResult } from "./change-picture.server.ts";

/** The sentence that tells the outcome of a form of the sheet. */
export function sheetNotice(changed: LibraryChangeResult | undefined): string | null {
  switch (changed?.did) {
    case "described":
      return pictureSheetWords.saved;
    case "replaced":
      return pictureSheetWords.replaced;
    case "nothing":
      return refusalNotice(changed);
    default:
      return null;
  }
}

function refusalNotice(changed: Extract<LibraryChangeResult, { did: "nothing" }>): string | null {
  switch (changed.why) {
    case "refused":
      return refusalTexts[changed.refusal];
    case "in-use":
      return pictureSheetWords.cannotRemove;
    case "gone":
      return pictureSheetWords.gone;
    default:
      return null;
  }
}
