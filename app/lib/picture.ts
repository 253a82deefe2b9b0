/** An image file and its size. For each of `widths`, the files `{stem}-{width}.webp` and `.avif` exist too. */
export type Rendition = {
  src: string;
  width?: number;
  height?: number;
  widths?: readonly number[];
};

/** A picture in its wide crop, with a narrow one for small cards and phones. `colour` is shown until the picture loads. */
export type PictureData = Rendition & { alt?: string; colour?: string; narrow?: Rendition };

/** Whether pages can load a picture from an address: a path of this site, or https. The CSP blocks plain http. */
export function isLoadableAddress(address: string): boolean {
  return /^(https:\/\/|\/(?!\/))\S/i.test(address);
}

/** Drops the alt text, for a picture beside text that says the same. */
export function withoutAlt({ alt: _, ...picture }: PictureData): PictureData {
  return picture;
}

export function createRendition(
  stem: string,
  size: { width: number; height: number },
  widths: readonly number[],
): Rendition {
  return { ...size, src: `${stem}-${Math.max(...widths)}.webp`, widths };
}

/** A `source` for AVIF and one for WebP, each with all widths. AVIF comes first, as its files are smaller. */
export function sourcesOf({ src, widths = [] }: Rendition): { type: string; srcSet: string }[] {
  if (widths.length === 0) return [];
  const stem = src.replace(/-\d+\.webp$/, "");
  return ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(", "),
  }));
}
