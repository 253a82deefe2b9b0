// Draws the icons: the initial of the site's name in the site's colours. Run `node scripts/icons.ts` when name or colours change.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { site } from "../app/content/site.ts";
import { parseLightThemeColour } from "../app/styles/parse-light-theme-colour.ts";
import { glyphSvgPath } from "./display-font.ts";

const publicFile = (name: string) => new URL(`../public/${name}`, import.meta.url);
const tokensCss = await readFile(new URL("../app/styles/tokens.css", import.meta.url), "utf8");
const initialPath = glyphSvgPath(site.name.slice(0, 1).toUpperCase(), { left: 5, top: 6, width: 12, height: 20 });
const iconSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">',
  `<path fill="${parseLightThemeColour(tokensCss, "ink")}" d="M0 0h32v32H0z"/>`,
  `<path fill="${parseLightThemeColour(tokensCss, "ground")}" d="${initialPath}"/>`,
  `<path fill="${parseLightThemeColour(tokensCss, "pink")}" d="M20 6h7v20h-7z"/></svg>\n`,
].join("");
// Launchers crop a maskable icon to a circle of 80 %, so its letter is smaller and its background larger.
const maskableSvg = iconSvg
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('d="M0 0h32v32H0z"', 'd="M-4-4h40v40H-4z"');

await mkdir(publicFile("icons"), { recursive: true });
await writeFile(publicFile("favicon.svg"), iconSvg);
await writeFile(
  publicFile("favicon.ico"),
  encodeIco(await Promise.all([16, 32, 48].map((size) => renderPng(iconSvg, size)))),
);
await writeFile(publicFile("apple-touch-icon.png"), await renderPng(iconSvg, 180));
await writeFile(publicFile("icons/192.png"), await renderPng(iconSvg, 192));
await writeFile(publicFile("icons/512.png"), await renderPng(iconSvg, 512));
await writeFile(publicFile("icons/maskable-512.png"), await renderPng(maskableSvg, 512));

function renderPng(drawing: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 32;
  return sharp(Buffer.from(drawing), { density }).resize(size, size).flatten().png({ palette: true }).toBuffer();
}

/** Encodes PNGs as an ICO, which is a list of images with a directory in front. */
function encodeIco(images: Buffer[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index;
    directory.writeUInt8(image.readUInt32BE(16), at);
    directory.writeUInt8(image.readUInt32BE(20), at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(image.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([directory, ...images]);
}
