import { renderAsync } from "@resvg/resvg-js";
import { createElement } from "react";
import satori, { type Font } from "satori";
import fitted62 from "#app/fonts/share/fitted-62.woff?inline";
import fitted94 from "#app/fonts/share/fitted-94.woff?inline";
import fitted112 from "#app/fonts/share/fitted-112.woff?inline";
import fitted130 from "#app/fonts/share/fitted-130.woff?inline";
import fitted148 from "#app/fonts/share/fitted-148.woff?inline";
import textLatin from "#app/fonts/share/text-latin.woff?inline";
import textLatinExt from "#app/fonts/share/text-latin-ext.woff?inline";
import textVietnamese from "#app/fonts/share/text-vietnamese.woff?inline";
import titleLatin from "#app/fonts/share/title-latin.woff?inline";
import titleLatinExt from "#app/fonts/share/title-latin-ext.woff?inline";
import titleVietnamese from "#app/fonts/share/title-vietnamese.woff?inline";
import { SHARE_IMAGE_SIZE } from "#app/lib/page-path.ts";
import { lightThemeToken } from "#app/styles/token.server.ts";
import type { ShareCard } from "./card.ts";
import { CardLayout } from "./card-layout.tsx";

const fontFiles = {
  "title-latin": titleLatin,
  "title-latin-ext": titleLatinExt,
  "title-vietnamese": titleVietnamese,
  "text-latin": textLatin,
  "text-latin-ext": textLatinExt,
  "text-vietnamese": textVietnamese,
  "fitted-62": fitted62,
  "fitted-94": fitted94,
  "fitted-112": fitted112,
  "fitted-130": fitted130,
  "fitted-148": fitted148,
};

const fonts: Font[] = Object.entries(fontFiles).map(([name, file]) => ({
  name,
  data: dataUrlBytes(file),
  weight: 400,
}));

/** Draws a card as a PNG. */
export async function drawCard(card: ShareCard, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const colours = { paint: lightThemeToken(card.paint), ink: lightThemeToken("on-paint") };
  const svg = await satori(createElement(CardLayout, { card, name, colours }), { ...SHARE_IMAGE_SIZE, fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}

function dataUrlBytes(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
