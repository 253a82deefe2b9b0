// fontkit ships no types; this is the part of it that the scripts use.
declare module "fontkit" {
  type Box = { minX: number; maxX: number; minY: number; maxY: number };
  type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string };
  type GlyphRun = { glyphs: { bbox: Box; path: Path }[]; positions: { xAdvance: number }[] };
  export type Font = {
    unitsPerEm: number;
    characterSet: number[];
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
    getVariation(settings: { wdth: number }): Font;
  };
  export function openSync(path: string): Font;
}
