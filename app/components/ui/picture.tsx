import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type PictureData, type Rendition, sourcesOf } from "#app/lib/picture.ts";
import { inkLength } from "#app/typesetting/fit-line.ts";
import { hasDescender } from "#app/typesetting/letter-case.ts";
import { firstWord } from "./first-word.ts";
import { Fit } from "./fit.tsx";

type RecordPictureProps = Omit<PictureProps, "picture"> & { picture: PictureData | null; title: string };

/** The picture of a record, or the first word of its title if it has no picture. */
export function RecordPicture({ picture, title, ...props }: RecordPictureProps) {
  return picture ? (
    <Picture picture={picture} {...props} />
  ) : (
    <MissingPicture title={title} className={props.className} />
  );
}

type PictureProps = Omit<ComponentProps<"img">, "src" | "width" | "height" | "loading"> & {
  picture: PictureData;
  /** `narrow` is for cards three columns wide. `wide` switches to the narrow rendition on screens below `narrowBelow`. */
  shape?: "wide" | "narrow";
  narrowBelow?: string;
  /** True for a picture in the first screenful: it loads eagerly and is decoded together with the text around it. */
  isAboveFold?: boolean;
};

export function Picture({ picture, shape = "wide", narrowBelow = "42.5rem", ...props }: PictureProps) {
  const { isAboveFold = false, sizes, className, style, ...attributes } = props;
  const { alt = "", colour, narrow } = picture;
  const main: Rendition = shape === "narrow" && narrow ? narrow : picture;
  return (
    <picture className="contents">
      {shape === "wide" && narrow && (
        <PictureSources rendition={narrow} sizes={sizes} media={`(width < ${narrowBelow})`} />
      )}
      <PictureSources rendition={main} sizes={sizes} />
      <img
        alt={alt}
        {...(isAboveFold ? eagerLoading : lazyLoading)}
        {...attributes}
        src={main.src}
        width={main.width}
        height={main.height}
        className={classNames("picture", className)}
        style={{ ...(colour && { "--dominant": colour }), ...style }}
      />
    </picture>
  );
}

const eagerLoading = { loading: "eager", decoding: "sync" } as const;
const lazyLoading = { loading: "lazy" } as const;

function PictureSources({ rendition, sizes, media }: { rendition: Rendition; sizes?: string; media?: string }) {
  const modern = sourcesOf(rendition);
  const sources = modern.length > 0 || !media ? modern : [{ type: undefined, srcSet: rendition.src }];
  return sources.map(({ type, srcSet }) => (
    <source
      key={srcSet}
      type={type}
      srcSet={srcSet}
      media={media}
      sizes={sizes}
      width={rendition.width}
      height={rendition.height}
    />
  ));
}

/** Stands in for a missing picture: the first word of the title, set across its area. */
export function MissingPicture({ title, className, ...props }: ComponentProps<"div"> & { title: string }) {
  const word = firstWord(title);
  return (
    <div aria-hidden="true" className={classNames("no-picture", hasDescender(word) && "low", className)} {...props}>
      <Fit text={word} measure={coverMeasure(word)} narrowest={75} widest={WIDEST_AXIS} block="none" />
    </div>
  );
}

const WIDEST_AXIS = 140;

/** Sets a short word in larger rather than wider letters, so that all covers look alike. */
function coverMeasure(word: string): number {
  return Number(Math.max(2.5, Math.min(3, inkLength(word, WIDEST_AXIS))).toFixed(2));
}
