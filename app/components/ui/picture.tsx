import type { ComponentProps } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Crop, type PictureData, sourcesOf } from "#app/lib/picture.ts";
import { inkLength } from "#app/typesetting/fit-line.ts";
import { hangsLow } from "#app/typesetting/letter-case.ts";
import { firstWord } from "./first-word.ts";
import { Fit } from "./fit.tsx";

type RecordPictureProps = Omit<PictureProps, "picture"> & { picture: PictureData | null; title: string };

/** The picture of a record, or where it has none the first word of its title. */
export function RecordPicture({ picture, title, ...props }: RecordPictureProps) {
  return picture ? (
    <Picture picture={picture} {...props} />
  ) : (
    <MissingPicture title={title} className={props.className} />
  );
}

type PictureProps = Omit<ComponentProps<"img">, "src" | "width" | "height" | "loading"> & {
  picture: PictureData;
  /** `narrow` for cards of three columns; a wide picture turns narrow by itself below `narrowBelow`. */
  shape?: "wide" | "narrow";
  narrowBelow?: string;
  /** In sight when the page opens: fetched at once and painted with the words around it. */
  isFirst?: boolean;
};

export function Picture({ picture, shape = "wide", narrowBelow = "42.5rem", ...props }: PictureProps) {
  const { isFirst = false, sizes, className, style, ...attributes } = props;
  const { alt = "", colour, narrow } = picture;
  const main: Crop = shape === "narrow" && narrow ? narrow : picture;
  return (
    <picture className="contents">
      {shape === "wide" && narrow && <Sources crop={narrow} sizes={sizes} media={`(width < ${narrowBelow})`} />}
      <Sources crop={main} sizes={sizes} />
      <img
        alt={alt}
        {...(isFirst ? first : later)}
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

const first = { loading: "eager", decoding: "sync" } as const;
const later = { loading: "lazy" } as const;

function Sources({ crop, sizes, media }: { crop: Crop; sizes?: string; media?: string }) {
  const better = sourcesOf(crop);
  const sources = better.length > 0 || !media ? better : [{ type: undefined, srcSet: crop.src }];
  return sources.map(({ type, srcSet }) => (
    <source
      key={srcSet}
      type={type}
      srcSet={srcSet}
      media={media}
      sizes={sizes}
      width={crop.width}
      height={crop.height}
    />
  ));
}

/** The first word of the title, set across. */
export function MissingPicture({ title, className, ...props }: ComponentProps<"div"> & { title: string }) {
  const word = firstWord(title);
  return (
    <div aria-hidden="true" className={classNames("no-picture", hangsLow(word) && "low", className)} {...props}>
      <Fit text={word} measure={coverMeasure(word)} narrowest={75} widest={WIDEST} block="none" />
    </div>
  );
}

const WIDEST = 140;

/** A short word is set larger rather than wider, to keep the look of the others. */
function coverMeasure(word: string): number {
  return Number(Math.max(2.5, Math.min(3, inkLength(word, WIDEST))).toFixed(2));
}
