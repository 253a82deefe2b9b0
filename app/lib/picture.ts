/** One crop: the file every browser can show, and its size. With widths, `{stem}-{width}.webp` and `.avif` stand beside it. */
export type Crop = {
  src: string;
  width?: number;
  height?: number;
  widths?: readonly number[];
};

/** The wide crop, and the narrow one that small cards and phones show. `colour` stands in until the picture is there. */
export type PictureData = Crop & { alt?: string; colour?: string; narrow?: Crop };

/** A picture beside words that say the same. */
export function withoutAlt({ alt: _, ...picture }: PictureData): PictureData {
  return picture;
}

/** A crop by the stem of its files. */
export function crop(stem: string, size: { width: number; height: number }, widths: readonly number[]): Crop {
  return { ...size, src: `${stem}-${Math.max(...widths)}.webp`, widths };
}

/** The same crop in better formats and several widths, the best format first. */
export function sourcesOf({ src, widths = [] }: Crop): { type: string; srcSet: string }[] {
  if (widths.length === 0) return [];
  const stem = src.replace(/-\d+\.webp$/, "");
  return ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(", "),
  }));
}
