import { inkEdges } from "./display-ink.ts";

export type FitOptions = {
  /** Length of the line in em: the font size is the container's width divided by the measure. Of a list, in rising order, a
   *  heading takes the first measure that all its lines fit. */
  measure: number | readonly number[];
  /** The lowest value on the font's width axis. A text that is still too long is set smaller. */
  narrowest?: number;
  /** The highest value on the font's width axis. */
  widest?: number;
  /** The width-axis value of a text too short even at `widest`. A block fills the rest of the line. */
  widthWhenShort?: number;
  /** Adds space between capitals that nearly touch at hero size. */
  pairs?: boolean;
};

export type DisplayLine = {
  text: string;
  measure: number;
  /** Value on the font's width axis. */
  widthAxis: number;
  /** Space before the first letter's ink in em. CSS pulls the line back by it, so that the ink starts on the margin. */
  bearing: number;
  /** Length of the ink in em; set only if it is shorter than the line. */
  inkLength?: number;
  /** How much too long the text is, in per cent. */
  overlong?: number;
};

/** Between these values of the width axis, the length of a text changes linearly. */
const AXIS_KNOTS = [62.5, 87.5, 100, 150] as const;
const [NARROWEST_AXIS, , , WIDEST_AXIS] = AXIS_KNOTS;
const AXIS_WHEN_SHORT = 147.5;
/** Smaller differences are invisible. */
const TOLERANCE_EM = 0.01;

/** Fits each line of a text, all at the same measure. */
export function fitLines(text: string, options: FitOptions): DisplayLine[] {
  const { measure, narrowest = NARROWEST_AXIS, pairs } = options;
  const lines = text.split("\n");
  const measures = typeof measure === "number" ? [measure] : measure;
  const fits = (measure: number) => lines.every((line) => inkLength(line, narrowest, pairs) <= measure);
  const chosen = measures.find(fits) ?? measures.at(-1) ?? 1;
  return lines.map((line) => fitLine(line, { ...options, measure: chosen }));
}

/** Finds the width-axis value at which a text's ink, not its advance width, is as long as the line. */
export function fitLine(text: string, options: FitOptions & { measure: number }): DisplayLine {
  const { measure, narrowest = NARROWEST_AXIS, widest = WIDEST_AXIS, pairs } = options;
  const shortest = inkLength(text, narrowest, pairs);
  if (shortest > measure + TOLERANCE_EM) {
    const overlong = Math.ceil((shortest / measure - 1) * 100);
    return { ...lineAt(text, Math.ceil(shortest * 1000) / 1000, narrowest, pairs), overlong };
  }
  if (inkLength(text, widest, pairs) < measure - TOLERANCE_EM) {
    const { widthWhenShort = Math.min(widest, AXIS_WHEN_SHORT) } = options;
    const line = lineAt(text, measure, widthWhenShort, pairs);
    return { ...line, inkLength: roundTo(inkLength(text, widthWhenShort, pairs), 3) };
  }
  const widthAxis = Math.max(narrowest, Math.min(widest, widthForLength(text, measure, pairs)));
  return lineAt(text, measure, widthAxis, pairs);
}

/** Length of a text's ink in em. */
export function inkLength(text: string, widthAxis: number, pairs?: boolean): number {
  const drawn = inkEdges(text, widthAxis, pairs).filter(({ left, right }) => right > left);
  return (drawn.at(-1)?.right ?? 0) - (drawn[0]?.left ?? 0);
}

/** Right edges of a line's letters, in em from its margin. */
export function caretStops({ text, widthAxis, bearing }: DisplayLine, pairs?: boolean): number[] {
  return inkEdges(text, widthAxis, pairs).map(({ right }) => right - bearing);
}

function lineAt(text: string, measure: number, widthAxis: number, pairs?: boolean): DisplayLine {
  const axis = roundTo(widthAxis, 1);
  const first = inkEdges(text, axis, pairs).find(({ left, right }) => right > left);
  return { text, measure, widthAxis: axis, bearing: roundTo(first?.left ?? 0, 3) };
}

function widthForLength(text: string, length: number, pairs?: boolean): number {
  const lengths = AXIS_KNOTS.map((knot) => inkLength(text, knot, pairs));
  const above = lengths.findIndex((reached) => reached >= length);
  if (above <= 0) return above === 0 ? NARROWEST_AXIS : WIDEST_AXIS;
  const [from = 0, to = 0] = [lengths[above - 1], lengths[above]];
  const [narrow = NARROWEST_AXIS, wide = WIDEST_AXIS] = [AXIS_KNOTS[above - 1], AXIS_KNOTS[above]];
  return narrow + ((length - from) / (to - from)) * (wide - narrow);
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
