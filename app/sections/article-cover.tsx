import { RecordPicture } from "#app/components/ui/picture.tsx";
import type { PictureData } from "#app/lib/picture.ts";

/** The picture from edge to edge, or the first word of the title when there is none. */
export function ArticleCover({ image, title }: { image: PictureData | null; title: string }) {
  return (
    <div className="article-cover">
      <RecordPicture picture={image} title={title} isAboveFold sizes="100vw" />
    </div>
  );
}
