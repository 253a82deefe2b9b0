// fontkit ships no types; this is the part of it that scripts/fit.ts uses.
declare module "fontkit" {
  type Box = { minX: number; maxX: number };
  type GlyphRun = { glyphs: { bbox: Box }[]; positions: { xAdvance: number }[] };
  export type Font = {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
    getVariation(settings: { wdth: number }): Font;
  };
  export function openSync(path: string): Font;
}
