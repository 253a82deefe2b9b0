import { describe, expect, test } from "vitest";
import * as about from "#app/content/about.ts";
import * as clients from "#app/content/clients.ts";
import { readyToCreateTitle } from "#app/content/contact-form.ts";
import { typedWords } from "#app/content/home.ts";
import {
  applicationError,
  experimentWithoutSlug,
  notFound,
  nothingYetHeadline,
  recordStates,
} from "#app/content/messages.ts";
import { headerLinks } from "#app/content/navigation.ts";
import { clientPages, mainPages, servicePages } from "#app/content/pages.ts";
import { productsSection } from "#app/content/rapid.ts";
import { overviewRows, services, callToAction as servicesCall } from "#app/content/services.ts";
import { site } from "#app/content/site.ts";
import { thankYou } from "#app/content/thank-you.ts";
import { measureInk, placeGlyphInk } from "../../scripts/display-font.ts";
import { computeDisplayMetrics } from "../../scripts/display-metrics.ts";
import metrics from "./display-metrics.generated.json" with { type: "json" };
import { caretStops, type FitOptions, fitLine, fitLines } from "./fit-line.ts";
import { titleFit, wordmarkFit } from "./title-fit.ts";

/** The fraction by which a computed length may differ from the font's own. */
const MAX_DEVIATION = 0.003;

type TextToFit = { text: string; options: FitOptions };

const textsToFit = (options: FitOptions, ...texts: string[]): TextToFit[] => texts.map((text) => ({ text, options }));
const inCapitals = ({ text, options }: TextToFit) => ({ text: text.toUpperCase(), options });
const wordmark = site.name.toUpperCase();

const contentModules = import.meta.glob(["../content/**/*.ts", "!../content/**/*.test.ts"], { eager: true });

const siteTexts: TextToFit[] = [
  ...[...mainPages, ...servicePages].map(({ title, path }) => inCapitals({ text: title, options: titleFit(path) })),
  ...clientPages.map(({ title, path }) => ({ text: title, options: titleFit(path) })),
  ...textsToFit({ measure: 8 }, ...sectionHeads(contentModules)),
  ...textsToFit({ measure: 4.1, pairs: true }, ...typedWords),
  ...textsToFit({ measure: 9.2, pairs: true }, "MADE TO MEASURE"),
  ...textsToFit({ measure: 4.4 }, ...[readyToCreateTitle, ...headerLinks.map(({ label }) => label)]).map(inCapitals),
  ...textsToFit({ measure: 7.6 }, ...overviewRows.slice(1).map(({ title }) => title)),
  ...textsToFit({ measure: 8.6 }, ...overviewRows.map(({ title }) => title)),
  ...textsToFit({ measure: 4.2 }, about.mission.title, about.vision.title),
  ...textsToFit({ measure: 4.9 }, ...about.values.map(({ title }) => title)),
  ...textsToFit({ measure: 5.4 }, ...productsSection.items.map((product) => product.name)),
  ...textsToFit({ measure: 1.6 }, ...clients.clients.map(({ initials }) => initials)),
  ...textsToFit({ measure: 7.4 }, about.callToAction.title, servicesCall.title).map(inCapitals),
  ...textsToFit({ measure: [6.4, 6.8, 7.4, 8], narrowest: 88.5 }, ...services.map(({ call }) => call.title)).map(
    inCapitals,
  ),
  ...textsToFit({ measure: [5, 6.6], narrowest: 80 }, ...Object.values(notFound).map(({ title }) => title)),
  ...textsToFit({ measure: [5, 6.6], narrowest: 80 }, experimentWithoutSlug.title),
  ...textsToFit({ measure: [4.6, 7], narrowest: 80 }, "404", applicationError.title),
  ...textsToFit({ measure: 9 }, nothingYetHeadline, recordStates.error.headline, "No projects found"),
  ...textsToFit({ measure: 3 }, thankYou.title).map(inCapitals),
  { text: wordmark, options: wordmarkFit(wordmark) },
];

const inventedTexts = [
  ...[
    "A",
    "Go",
    "Relay",
    "Porter",
    "WWW",
    "Illilli",
    "Thirteen",
    "MAMMMAW",
    "2024",
    "212%",
    "1,900",
    "4.8/5",
    "Jjiggle",
  ],
  ...["Véga & Fils", "AVATAR", "Tally-ho!", "Wolf/Yak", "TYPE LAYER", "ffi fjord", "Qué?", "PAWEL’S", "Kew Gardens"],
];

test("the generated table matches the font", () => {
  expect(metrics).toEqual(computeDisplayMetrics());
});

describe("a computed length matches the font", () => {
  const lines = siteTexts.flatMap(({ text, options }) => fitLines(text, options).map((line) => ({ line, options })));

  test("for every line of the site", () => {
    expect(lines.length).toBeGreaterThan(90);
    for (const { line, options } of lines) {
      const drawn = measureInk(line.text, line.widthAxis, options.pairs);
      const length = line.inkLength ?? line.measure;
      expect(Math.abs(drawn.length / length - 1), line.text).toBeLessThan(MAX_DEVIATION);
      expect(Math.abs(drawn.bearing - line.bearing), line.text).toBeLessThan(0.004);
      expect(line.overlong, line.text).toBeUndefined();
    }
  });

  test("for invented words and figures", () => {
    for (const text of inventedTexts)
      for (const measure of [1.5, 3, 5, 9]) {
        const line = fitLine(text, { measure });
        const drawn = measureInk(text, line.widthAxis).length;
        expect(Math.abs(drawn / (line.inkLength ?? line.measure) - 1), `${text} at ${measure}`).toBeLessThan(
          MAX_DEVIATION,
        );
        expect(drawn, `${text} at ${measure}`).toBeLessThan(line.measure * (1 + MAX_DEVIATION));
      }
  });
});

test("a caret stops where the letters end", () => {
  const line = fitLine("CHATBOTS", { measure: 4.1, pairs: true });
  const drawn = placeGlyphInk("CHATBOTS", line.widthAxis, true).map(({ right }) => right - line.bearing);
  for (const [index, stop] of caretStops(line, true).entries()) expect(stop).toBeCloseTo(drawn[index] ?? 0, 2);
});

test("takes the first measure that all lines of a heading fit", () => {
  const options = { measure: [4, 5, 6], narrowest: 80 };
  expect(fitLines("Short\nMuch longer", options).map(({ measure }) => measure)).toEqual([5, 5]);
  expect(fitLines("Short", options).map(({ measure }) => measure)).toEqual([4]);
});

test("a text too short for its line leaves the rest to a block", () => {
  expect(fitLine("LAB", { measure: 4.9 })).toMatchObject({
    measure: 4.9,
    widthAxis: 147.5,
    inkLength: expect.closeTo(3, 2),
  });
  expect(fitLine("Results", { measure: 8, widthWhenShort: 128 })).toMatchObject({ widthAxis: 128 });
});

test("sets a text that is too long in smaller letters, and reports by how much", () => {
  const line = fitLine("A headline of far too many words", { measure: 5 });
  expect(line.widthAxis).toBe(62.5);
  expect(line.overlong).toBe(Math.ceil((line.measure / 5 - 1) * 100));
  expect(measureInk(line.text, line.widthAxis).length).toBeLessThanOrEqual(line.measure * (1 + MAX_DEVIATION));
});

test("leaves room for letters that the font lacks", () => {
  expect(fitLine("測量製作所", { measure: 3 }).measure).toBeGreaterThan(5);
});

test("an empty text has no ink", () => {
  expect(fitLine("", { measure: 3 })).toMatchObject({ bearing: 0, inkLength: 0 });
});

/** Every text of app/content under a key named `head` or ending in it. */
function sectionHeads(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const heads = Object.entries(value).flatMap(([key, child]) => {
    return /^head$|Head$/.test(key) && typeof child === "string" ? [child] : sectionHeads(child);
  });
  return [...new Set(heads)];
}
