import { fileSizeText, pictureSheetWords as words } from "#app/content/desk/media.ts";
import { deskTime } from "#app/time/desk-time.ts";
import type { ChosenPicture } from "./chosen-picture.server.ts";

type PictureFactsProps = { chosen: ChosenPicture; now: number; site: { locale: string; timeZone: string } };

export function PictureFacts({ chosen, now, site }: PictureFactsProps) {
  const { isUpload } = chosen;
  return (
    <dl className="spec">
      <div>
        <dt>{words.size}</dt>
        <dd className="num">
          {chosen.width} × {chosen.height}
        </dd>
      </div>
      {chosen.weights && (
        <div>
          <dt>{words.weight}</dt>
          <dd className="num">
            {fileSizeText(chosen.weights.avif)} AVIF, {fileSizeText(chosen.weights.webp)} WebP
          </dd>
        </div>
      )}
      <div>
        <dt>{words.added}</dt>
        <dd>
          {isUpload
            ? [chosen.createdBy, deskTime(chosen.createdAt, site, now)].filter(Boolean).join(", ")
            : words.bySite}
        </dd>
      </div>
    </dl>
  );
}
