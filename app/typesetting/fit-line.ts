import { inkOf } from "./display-ink.ts";

export type FitOptions = {
  /** Length of the line in em, so that its font size is the width of the place divided by it. Of several, from short to
   *  long, a heading takes the first that all its lines fit. */
  measure: number | readonly number[];
  /** How far a text is narrowed to fit. One still too long gets smaller letters. */
  narrowest?: number;
  /** How far a text is stretched to reach the end of its line. */
  widest?: number;
  /** The width of a text that does not reach it: a block fills the rest. */
  widthWhenShort?: number;
  /** Sets capitals that nearly touch at hero size apart. */
  pairs?: boolean;
};

export type DisplayLine = {
  text: string;
  measure: number;
  /** Value on the font's width axis. */
  widthAxis: number;
  /** Space before the first letter's ink in em, pulled back so that the ink starts on the margin. */
  bearing: number;
  /** Length of the ink in em, where it ends before the line does. */
  inkLength?: number;
  /** By how many % the text is too long for its line. */
  overlong?: number;
};

/** The font's lengths are straight lines between these widths. */
const KNOTS = [62.5, 87.5, 100, 150] as const;
const [NARROWEST, , , WIDEST] = KNOTS;
const WIDTH_WHEN_SHORT = 147.5;
/** In em. Less is not seen. */
const TOLERANCE = 0.01;

/** The lines of a heading, one for each line of the text, at one measure. */
export function fitLines(text: string, options: FitOptions): DisplayLine[] {
  const { measure, narrowest = NARROWEST, pairs } = options;
  const lines = text.split("\n");
  const measures = typeof measure === "number" ? [measure] : measure;
  const fits = (measure: number) => lines.every((line) => inkLength(line, narrowest, pairs) <= measure);
  const chosen = measures.find(fits) ?? measures.at(-1) ?? 1;
  return lines.map((line) => fitLine(line, { ...options, measure: chosen }));
}

/** Width and bearing at which the ink of a text, not its advance, is as long as its line. */
export function fitLine(text: string, options: FitOptions & { measure: number }): DisplayLine {
  const { measure, narrowest = NARROWEST, widest = WIDEST, pairs } = options;
  const shortest = inkLength(text, narrowest, pairs);
  if (shortest > measure + TOLERANCE) {
    const overlong = Math.ceil((shortest / measure - 1) * 100);
    return { ...lineAt(text, Math.ceil(shortest * 1000) / 1000, narrowest, pairs), overlong };
  }
  if (inkLength(text, widest, pairs) < measure - TOLERANCE) {
    const { widthWhenShort = Math.min(widest, WIDTH_WHEN_SHORT) } = options;
    const line = lineAt(text, measure, widthWhenShort, pairs);
    return { ...line, inkLength: round(inkLength(text, widthWhenShort, pairs), 3) };
  }
  const widthAxis = Math.max(narrowest, Math.min(widest, widthReaching(text, measure, pairs)));
  return lineAt(text, measure, widthAxis, pairs);
}

/** Length of the ink in em. */
export function inkLength(text: string, widthAxis: number, pairs?: boolean): number {
  const drawn = inkOf(text, widthAxis, pairs).filter(({ left, right }) => right > left);
  return (drawn.at(-1)?.right ?? 0) - (drawn[0]?.left ?? 0);
}

/** Right edges of a line's letters, in em from its margin. */
export function caretStops({ text, widthAxis, bearing }: DisplayLine, pairs?: boolean): number[] {
  return inkOf(text, widthAxis, pairs).map(({ right }) => right - bearing);
}

function lineAt(text: string, measure: number, widthAxis: number, pairs?: boolean): DisplayLine {
  const axis = round(widthAxis, 1);
  const first = inkOf(text, axis, pairs).find(({ left, right }) => right > left);
  return { text, measure, widthAxis: axis, bearing: round(first?.left ?? 0, 3) };
}

function widthReaching(text: string, length: number, pairs?: boolean): number {
  const lengths = KNOTS.map((knot) => inkLength(text, knot, pairs));
  const above = lengths.findIndex((reached) => reached >= length);
  if (above <= 0) return above === 0 ? NARROWEST : WIDEST;
  const [from = 0, to = 0] = [lengths[above - 1], lengths[above]];
  const [narrow = NARROWEST, wide = WIDEST] = [KNOTS[above - 1], KNOTS[above]];
  return narrow + ((length - from) / (to - from)) * (wide - narrow);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
