// Draws the icons: the initial of the site's name in its colours. Run `node scripts/icons.ts` when either changes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { site } from "../app/content/site.ts";
import { lightColour } from "../app/styles/light-colour.ts";
import { glyphPath } from "./display-font.ts";

const out = (name: string) => new URL(`../public/${name}`, import.meta.url);
const tokens = await readFile(new URL("../app/styles/tokens.css", import.meta.url), "utf8");
const initial = glyphPath(site.name.slice(0, 1).toUpperCase(), { left: 5, top: 6, width: 12, height: 20 });
const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">',
  `<path fill="${lightColour(tokens, "ink")}" d="M0 0h32v32H0z"/>`,
  `<path fill="${lightColour(tokens, "ground")}" d="${initial}"/>`,
  `<path fill="${lightColour(tokens, "pink")}" d="M20 6h7v20h-7z"/></svg>\n`,
].join("");
// Launchers crop a maskable icon to a circle of 80 %, so the mark is smaller and the background larger.
const maskable = svg
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('d="M0 0h32v32H0z"', 'd="M-4-4h40v40H-4z"');

await mkdir(out("icons"), { recursive: true });
await writeFile(out("favicon.svg"), svg);
await writeFile(out("favicon.ico"), ico(await Promise.all([16, 32, 48].map((size) => png(svg, size)))));
await writeFile(out("apple-touch-icon.png"), await png(svg, 180));
await writeFile(out("icons/192.png"), await png(svg, 192));
await writeFile(out("icons/512.png"), await png(svg, 512));
await writeFile(out("icons/maskable-512.png"), await png(maskable, 512));

function png(drawing: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 32;
  return sharp(Buffer.from(drawing), { density }).resize(size, size).flatten().png({ palette: true }).toBuffer();
}

/** An ICO is a list of PNGs with a directory in front. */
function ico(images: Buffer[]): Buffer {
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
