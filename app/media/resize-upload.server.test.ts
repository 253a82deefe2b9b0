import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { refusalTexts, uploadWords } from "#app/content/desk/media.ts";
import { resizePicture } from "./resize-picture.server.ts";
import { resizeUpload } from "./resize-upload.server.ts";

const red = { r: 200, g: 30, b: 30 };

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: red } });
}

/** Why an upload is refused. Draws in this process, unless the drawing may never end. */
async function refusalOf(upload: Buffer, draw: (upload: Buffer) => Promise<unknown> = resizePicture) {
  try {
    await draw(upload);
    return "taken";
  } catch (error) {
    return (error as { reason?: string }).reason ?? error;
  }
}

const svg = (inside: string, attributes = 'width="40" height="4"') =>
  Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const field = '<rect width="40" height="4" fill="#c81e1e"/>';

describe("a picture of each type", () => {
  const uploads = {
    jpeg: () => picture(340, 240).jpeg().toBuffer(),
    png: () => picture(340, 240).png().toBuffer(),
    webp: () => picture(340, 240).webp().toBuffer(),
    avif: () => picture(340, 240).avif({ effort: 0 }).toBuffer(),
  };
  test.each(Object.entries(uploads))("%s is drawn in AVIF and WebP, no wider than the upload", async (_, make) => {
    const { width, height, variants, files, colour } = await resizeUpload(await make());
    expect([width, height]).toEqual([340, 240]);
    expect(variants.map((variant) => variant.width)).toEqual([160, 320, 340]);
    expect([...files.keys()].sort()).toEqual(
      [160, 320, 340].flatMap((each) => [`${each}.avif`, `${each}.webp`]).sort(),
    );
    for (const variant of variants) {
      const drawn = await sharp(files.get(`${variant.width}.webp`)).metadata();
      expect([drawn.format, drawn.width]).toEqual(["webp", variant.width]);
      expect(files.get(`${variant.width}.avif`)?.length).toBe(variant.avif);
    }
    expect(colour).toMatch(/^#[cd]0[23]0[23]0$/);
  });

  test("an SVG is drawn as pixels, in all of the site's widths", async () => {
    const { variants, files } = await resizeUpload(svg(field));
    expect(variants.map(({ width }) => width)).toEqual([160, 320, 640, 1024, 1600]);
    expect((await sharp(files.get("1600.avif")).metadata()).compression).toBe("av1");
  });
});

test("a photograph is rotated as its EXIF asks, and loses its EXIF", async () => {
  const exif = { IFD0: { Copyright: "secret-owner" }, IFD3: { GPSLatitude: "43/1 39/1 0/1" } };
  const upload = await picture(400, 300).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  const { width, height, files } = await resizeUpload(upload);
  expect([width, height]).toEqual([300, 400]);
  for (const file of files.values()) {
    const { exif, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, 1]);
    expect(file.includes("secret-owner")).toBe(false);
  }
});

test("transparent parts become white, as in the rest of the site's pictures", async () => {
  const clear = { create: { width: 20, height: 20, channels: 4, background: "#0000" } } as const;
  const { files } = await resizeUpload(await sharp(clear).png().toBuffer());
  const { dominant, isOpaque } = await sharp(files.get("20.webp")).stats();
  expect(isOpaque).toBe(true);
  expect(dominant.r).toBeGreaterThan(240);
});

describe("refused", () => {
  const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0mif1${name}`, "latin1");

  test("a HEIC file, whatever it is called", async () => {
    for (const name of ["heic", "heix", "hevc", "mif1"]) expect(await refusalOf(brand(name)), name).toBe("heic");
  });

  test("anything that is not a supported picture", async () => {
    const gif = await picture(9, 9).gif().toBuffer();
    const tiff = await picture(9, 9).tiff().toBuffer();
    const others = [
      "",
      "%PDF-1.7",
      "<html><svg></svg></html>",
      "GIF89a/*",
      "PK\x03\x04",
      "\0\0\0\x10ftypisom",
      "hello",
    ];
    for (const bytes of [gif, tiff, brand("isom"), ...others.map((text) => Buffer.from(text, "latin1"))])
      expect(["unknown", "heic"], bytes.toString("latin1", 0, 12)).toContain(await refusalOf(bytes));
  });

  test("a mismatched header, or a truncated file", async () => {
    const jpeg = await picture(300, 300).jpeg().toBuffer();
    const cut = jpeg.subarray(0, jpeg.length / 2);
    expect([await refusalOf(cut), await refusalOf(cut, resizeUpload)]).toEqual(["broken", "broken"]);
    expect(await refusalOf(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), jpeg]))).toBe("broken");
    expect(await refusalOf(Buffer.concat([brand("avif"), jpeg]))).toBe("broken");
    expect(await refusalOf(svg("<rect"))).toBe("broken");
  });

  test("too many pixels, by the header alone", async () => {
    const bomb = await picture(9, 9).png().toBuffer();
    for (const at of [16, 20]) bomb.writeUInt32BE(9_000, at);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    // 81 megapixels, where 60 may be drawn.
    expect(await refusalOf(bomb)).toBe("too-many-pixels");
    expect(await refusalOf(svg(field, 'width="30000" height="30000"'))).toBe("too-many-pixels");
  });

  test("an SVG over its own limit, with a sentence of its own", async () => {
    const large = svg(`${field}<!--${" ".repeat(5 * 2 ** 20)}-->`);
    expect(await refusalOf(large)).toBe("svg-too-large");
    expect(refusalTexts["svg-too-large"]).toContain("over 5 MB");
    expect(uploadWords.hint).toContain("an SVG up to 5 MB");
  });

  test("a drawing that grows without end", async () => {
    const entities = [..."bcdefghij"].map((name, at) => {
      const before = `&${"abcdefghi"[at]};`;
      return `<!ENTITY ${name} "${before.repeat(10)}">`;
    });
    const laughs = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${entities.join("")}]><svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><text y="20">&j;</text></svg>`;
    const inTime = (upload: Buffer) => resizeUpload(upload, 1_500);
    expect(await refusalOf(Buffer.from(laughs), inTime)).toBe("broken");
    const uses = [..."bcdefghij"].map((name, at) => {
      const before = `<use href="#${"abcdefghi"[at]}"/>`;
      return `<g id="${name}">${before.repeat(10)}</g>`;
    });
    expect(await refusalOf(svg(`<defs><g id="a">${field}</g>${uses.join("")}</defs><use href="#j"/>`), inTime)).toBe(
      "broken",
    );
  });
});

test("an upload is refused when its process cannot be started, and the next one is drawn", async () => {
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  try {
    expect(await refusalOf(await picture(20, 20).png().toBuffer(), resizeUpload)).toBe("busy");
  } finally {
    process.execPath = execPath;
  }
  expect(await refusalOf(await picture(20, 20).png().toBuffer(), resizeUpload)).toBe("taken");
});

describe("a file that is also of another type", () => {
  const script = "<script>alert(1)</script>";

  test("is served only as a picture: nothing of the other type survives", async () => {
    const jpeg = await picture(60, 40).jpeg().toBuffer();
    const png = await picture(60, 40).png().toBuffer();
    for (const upload of [jpeg, png]) {
      const { files } = await resizeUpload(Buffer.concat([upload, Buffer.from(`PK\x03\x04${script}`)]));
      for (const file of files.values()) expect(file.includes("script")).toBe(false);
    }
  });

  test("an SVG with scripts, other documents or addresses is drawn without them", async () => {
    const hostile = `${script}<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>
      <image href="file:///etc/passwd" width="9" height="9"/><image href="http://127.0.0.1:9/x.png" width="9" height="9"/>`;
    const { files } = await resizeUpload(svg(`${field}${hostile}`, 'width="40" height="12" onload="alert(1)"'));
    for (const file of files.values()) expect(file.toString("latin1")).not.toMatch(/script|alert|passwd/);
    const { dominant } = await sharp(files.get("160.webp")).stats();
    expect(dominant.r).toBeGreaterThan(150);
  });
});
