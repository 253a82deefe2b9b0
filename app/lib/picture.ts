/** A file and its size. With `widths`, the files `{stem}-{width}.webp` and `.avif` exist too. */
export type Rendition = {
  src: string;
  width?: number;
  height?: number;
  widths?: readonly number[];
};

/** The wide crop, and a narrow one for small cards and phones. `colour` is shown until the picture loads. */
export type PictureData = Rendition & { alt?: string; colour?: string; narrow?: Rendition };

/** As pages take a picture's address: a path of this site, or https. Plain http is dropped: the CSP blocks it. */
export function isLoadableAddress(address: string): boolean {
  return /^(https:\/\/|\/(?!\/))\S/i.test(address);
}

/** For a picture beside text that says the same. */
export function withoutAlt({ alt: _, ...picture }: PictureData): PictureData {
  return picture;
}

export function rendition(stem: string, size: { width: number; height: number }, widths: readonly number[]): Rendition {
  return { ...size, src: `${stem}-${Math.max(...widths)}.webp`, widths };
}

/** The crop in AVIF and WebP and in all its widths, the smaller format first. */
export function sourcesOf({ src, widths = [] }: Rendition): { type: string; srcSet: string }[] {
  if (widths.length === 0) return [];
  const stem = src.replace(/-\d+\.webp$/, "");
  return ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(", "),
  }));
}
