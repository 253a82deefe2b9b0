import { refusalTexts, sheet } from "#app/content/desk/media.ts";
import type { Changed } from "./change-picture.server.ts";

/** What came of the sheet's form, as a sentence. */
export function noticeOf(changed: Changed | undefined): string | null {
  switch (changed?.did) {
    case "described":
      return sheet.saved;
    case "replaced":
      return sheet.replaced;
    case "nothing":
      return whyNot(changed);
    default:
      return null;
  }
}

function whyNot(changed: Extract<Changed, { did: "nothing" }>): string | null {
  switch (changed.why) {
    case "refused":
      return refusalTexts[changed.refusal];
    case "in-use":
      return sheet.cannotRemove;
    case "gone":
      return sheet.gone;
    default:
      return null;
  }
}
