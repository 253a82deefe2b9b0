// subset-font ships no types; this is the part of it that scripts/fonts.ts uses.
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2" | "woff" | "sfnt"; variationAxes: Record<string, Axis> },
  ): Promise<Uint8Array>;
}
