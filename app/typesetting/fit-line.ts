import { inkEdges } from "./display-ink.ts";

export type FitOptions = {
  /** Length of the line in em: the font size is the container's width divided by it. From a list, short to long, a heading
   *  takes the first that all its lines fit. */
  measure: number | readonly number[];
  /** The narrowest width to use. A text that is still too long is set smaller. */
  narrowest?: number;
  /** The widest width to use. */
  widest?: number;
  /** The width of a text that is too short even at `widest`; a block fills the rest of the line. */
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
  /** Length of the ink in em, when it is shorter than the line. */
  inkLength?: number;
  /** How much too long the text is, in %. */
  overlong?: number;
};

/** Lengths are linear between these widths. */
const KNOTS = [62.5, 87.5, 100, 150] as const;
const [NARROWEST, , , WIDEST] = KNOTS;
const WIDTH_WHEN_SHORT = 147.5;
/** In em. Smaller differences are invisible. */
const TOLERANCE = 0.01;

/** Fits each line of a text, all at the same measure. */
export function fitLines(text: string, options: FitOptions): DisplayLine[] {
  const { measure, narrowest = NARROWEST, pairs } = options;
  const lines = text.split("\n");
  const measures = typeof measure === "number" ? [measure] : measure;
  const fits = (measure: number) => lines.every((line) => inkLength(line, narrowest, pairs) <= measure);
  const chosen = measures.find(fits) ?? measures.at(-1) ?? 1;
  return lines.map((line) => fitLine(line, { ...options, measure: chosen }));
}

/** Finds the width at which a text's ink, not its advance, is as long as the line. */
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
  const widthAxis = Math.max(narrowest, Math.min(widest, widthForLength(text, measure, pairs)));
  return lineAt(text, measure, widthAxis, pairs);
}

/** Length of the ink in em. */
export function inkLength(text: string, widthAxis: number, pairs?: boolean): number {
  const drawn = inkEdges(text, widthAxis, pairs).filter(({ left, right }) => right > left);
  return (drawn.at(-1)?.right ?? 0) - (drawn[0]?.left ?? 0);
}

/** Right edges of a line's letters, in em from its margin. */
export function caretStops({ text, widthAxis, bearing }: DisplayLine, pairs?: boolean): number[] {
  return inkEdges(text, widthAxis, pairs).map(({ right }) => right - bearing);
}

function lineAt(text: string, measure: number, widthAxis: number, pairs?: boolean): DisplayLine {
  const axis = round(widthAxis, 1);
  const first = inkEdges(text, axis, pairs).find(({ left, right }) => right > left);
  return { text, measure, widthAxis: axis, bearing: round(first?.left ?? 0, 3) };
}

function widthForLength(text: string, length: number, pairs?: boolean): number {
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
