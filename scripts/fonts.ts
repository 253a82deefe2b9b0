// Subsets Georama (npm @fontsource-variable/georama, OFL) into the two fonts that the site loads and those of share images, and
// prints the metric overrides for the fallback faces in app/styles/fonts.css. Run `node scripts/fonts.ts`.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const readSourceFont = (part: string) =>
  readFile(resolve(`@fontsource-variable/georama/files/georama-${part}-wdth-normal.woff2`));
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const DISPLAY_TEXT = `${ASCII}\u00a0·×–—‘’“”…→←↗éèÉ`;
const BODY_TEXT = `${ASCII}\u00a0©®·×–—‘’“”…•′″→←↑↓↗≤≥±½¼¾éèêàâçôîïûùëüÉÈÀÇ$€£°`;
const DISPLAY_AXES = { wght: 850, wdth: { min: 62, max: 150 } };
const BODY_AXES = { wght: { min: 400, max: 800 }, wdth: 104 };

type FontInstance = fontkit.Font & { ascent: number; descent: number; lineGap: number; characterSet: number[] };
const { create: createFont } = fontkit as unknown as { create(bytes: Uint8Array): FontInstance };

const latinFont = await readSourceFont("latin");
// The .ttf is the display font once more, for scripts/display-font.ts. It is never shipped.
const siteFontFiles = [
  { to: "../app/fonts/georama-display.woff2", text: DISPLAY_TEXT, format: "woff2", axes: DISPLAY_AXES },
  { to: "../app/fonts/georama-text.woff2", text: BODY_TEXT, format: "woff2", axes: BODY_AXES },
  { to: "georama-display.ttf", text: DISPLAY_TEXT, format: "sfnt", axes: DISPLAY_AXES },
] as const;
for (const { to, text, format, axes } of siteFontFiles) {
  const bytes = await subsetFont(latinFont, text, { targetFormat: format, variationAxes: axes });
  await writeFile(fileURLToPath(new URL(to, import.meta.url)), bytes);
  console.log(`${to} ${(bytes.length / 1000).toFixed(1)} kB`);
}

// The share image renderer does not support variable fonts, so it gets static instances: all letters for titles and text,
// and the letters of our own copy for the widths of fitted lines.
const SHARE_STYLES = { title: { wght: 850, wdth: 78 }, text: { wght: 500, wdth: 104 } };
const SHARE_SUBSETS = ["latin", "latin-ext", "vietnamese"];
const SHARE_WIDTHS = [62.5, 94, 112, 130, 148];
const shareFolder = new URL("../app/fonts/share/", import.meta.url);
await mkdir(shareFolder, { recursive: true });

const coveredCodePoints = new Set<number>();
for (const part of SHARE_SUBSETS) {
  const bytes = await readSourceFont(part);
  const points = createFont(bytes).characterSet.filter((point) => point >= 32 && point < 0xffff);
  for (const point of points) coveredCodePoints.add(point);
  for (const [name, axes] of Object.entries(SHARE_STYLES)) await writeShareFont(`${name}-${part}`, bytes, points, axes);
}
for (const wdth of SHARE_WIDTHS) {
  const points = [...DISPLAY_TEXT].map((letter) => letter.codePointAt(0) ?? 32);
  await writeShareFont(`fitted-${Math.floor(wdth)}`, latinFont, points, { wght: 850, wdth });
}
await writeFile(new URL("covered.json", shareFolder), `${JSON.stringify(toRanges(coveredCodePoints))}\n`);

async function writeShareFont(name: string, bytes: Uint8Array, points: number[], axes: Record<string, number>) {
  const text = String.fromCodePoint(...points);
  const cut = await subsetFont(Buffer.from(bytes), text, { targetFormat: "woff", variationAxes: axes });
  await writeFile(new URL(`${name}.woff`, shareFolder), cut);
  console.log(`share/${name}.woff ${(cut.length / 1000).toFixed(1)} kB`);
}

/** Groups code points into contiguous ranges, each as its first and last code point. */
function toRanges(points: Iterable<number>): [number, number][] {
  const runs: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs;
}

// Advance widths of Arial in thousandths of an em. Liberation Sans and Helvetica share them, Roboto is within 1 %.
const ARIAL_WIDTHS = {
  space: 278,
  stop: 278,
  capitals: "667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611",
  small: "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500",
};
const ARIAL_BOLD_WIDTHS = {
  space: 278,
  stop: 278,
  capitals: "722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611",
  small: "556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500",
};

const BODY_SAMPLE =
  "Furlong is a creative and software agency in Toronto. We build for startups and small companies that want to see the finish line before they start walking. " +
  "Tell us what you are making and when you need it. A person replies within one working day. Each row says how long it usually takes, because that is the second thing you were going to ask.";
const TITLE_SAMPLE =
  "A market that opens on Thursdays Relay, onboarding by numbers Porter, the night dispatcher Featured Work";
const LINE_SAMPLE = "MADE TO MEASURE";

const fallbackFaces = [
  {
    face: "Georama Text Fallback, 400 to 599",
    axes: { wght: 430, wdth: 104 },
    sample: BODY_SAMPLE,
    fallback: ARIAL_WIDTHS,
  },
  {
    face: "Georama Text Fallback, 600 to 800",
    axes: { wght: 670, wdth: 104 },
    sample: BODY_SAMPLE,
    fallback: ARIAL_BOLD_WIDTHS,
  },
  {
    face: "Georama Display Fallback, 62% to 83%",
    axes: { wght: 850, wdth: 79 },
    sample: TITLE_SAMPLE,
    fallback: ARIAL_BOLD_WIDTHS,
  },
  {
    face: "Georama Display Fallback, 84% to 91%",
    axes: { wght: 850, wdth: 88 },
    sample: TITLE_SAMPLE,
    fallback: ARIAL_BOLD_WIDTHS,
  },
  {
    face: "Georama Display Fallback, 92% to 150%",
    axes: { wght: 850, wdth: 98 },
    sample: LINE_SAMPLE,
    fallback: ARIAL_BOLD_WIDTHS,
  },
];
for (const { face, axes, sample, fallback } of fallbackFaces)
  console.log(`\n${face}\n${await metricOverrides(axes, sample, fallback)}`);

async function metricOverrides(
  axes: Record<string, number>,
  sample: string,
  fallback: typeof ARIAL_WIDTHS,
): Promise<string> {
  const font = createFont(await subsetFont(latinFont, ASCII, { targetFormat: "sfnt", variationAxes: axes }));
  const length = font.layout(sample).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
  const adjust = length / fallbackLengthEm(sample, fallback);
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const override = (metric: number) => percent(metric / font.unitsPerEm / adjust);
  return [
    `size-adjust: ${percent(adjust)};`,
    `ascent-override: ${override(font.ascent)};`,
    `descent-override: ${override(-font.descent)};`,
    `line-gap-override: ${override(font.lineGap)};`,
  ].join("\n");
}

function fallbackLengthEm(sample: string, { space, stop, capitals, small }: typeof ARIAL_WIDTHS): number {
  const [upper, lower] = [capitals.split(" ").map(Number), small.split(" ").map(Number)];
  const advance = (letter: string) => {
    if (letter === " ") return space;
    const code = letter.charCodeAt(0);
    return (code >= 97 ? lower[code - 97] : upper[code - 65]) ?? stop;
  };
  return [...sample].reduce((sum, letter) => sum + advance(letter), 0) / 1000;
}
