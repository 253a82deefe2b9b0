export type PictureSource = { type: string; srcSet: string; media?: string };

/** One crop: the file every browser can show, its size, and the same in better formats and several widths. */
export type Crop = {
  src: string;
  width?: number;
  height?: number;
  sources?: readonly PictureSource[];
};

/** The wide crop, and the narrow one that small cards and phones show. `colour` stands in until the picture is there. */
export type PictureData = Crop & { alt?: string; colour?: string; narrow?: Crop };

const formats = { avif: "image/avif", webp: "image/webp" } as const;

/** A crop whose files are named `{path}-{width}.{format}`, best format first. */
export function crop(
  path: string,
  size: { width: number; height: number },
  widths: readonly number[],
  kinds: readonly (keyof typeof formats)[] = ["avif", "webp"],
): Crop {
  const largest = Math.max(...widths);
  return {
    ...size,
    src: `${path}-${largest}.${kinds.at(-1) ?? "webp"}`,
    sources: kinds.map((kind) => ({
      type: formats[kind],
      srcSet: widths.map((width) => `${path}-${width}.${kind} ${width}w`).join(", "),
    })),
  };
}
