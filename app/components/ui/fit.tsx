import type { ComponentProps, CSSProperties, ElementType } from "react";
import { Fragment } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { type DisplayLine, type FitOptions, fitLines } from "#app/typesetting/fit-line.ts";
import { isMixedCase } from "#app/typesetting/letter-case.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import { opticalParts } from "#app/typesetting/optical-parts.ts";

type FitProps = Omit<ComponentProps<"div">, "children"> &
  FitOptions & {
    /** May contain line breaks. Each line is stretched to the full width. */
    text: string;
    /** Draws the text in capitals; screen readers get it as written. */
    capitals?: boolean;
    /** The measure on phones, where the text keeps its line breaks. On wider screens it is then one line. */
    phoneMeasure?: number;
    as?: ElementType;
    /** Colour of the block that follows a text too short for its line. */
    block?: Paint | "hair" | "ink" | "none";
  };

/** Text stretched to fill its line: `<Fit as="h1" text={title} measure={4.6} capitals />`. */
export function Fit({ text, capitals, phoneMeasure, as: Tag = "div", block, className, style, ...rest }: FitProps) {
  const { measure, narrowest, widest, widthWhenShort, pairs, ...props } = rest;
  const options = { measure, narrowest, widest, widthWhenShort, pairs };
  const drawnText = capitals ? text.toUpperCase() : text;
  const draw = (line: DisplayLine, className?: string) => (
    <FittedLine
      key={`${className} ${line.text}`}
      line={line}
      pairs={pairs}
      hasBlock={block !== "none"}
      className={className}
    />
  );
  const drawn = phoneMeasure ? (
    <>
      {fitLines(oneLine(drawnText), options).map((fitted) => draw(fitted, "not-phone"))}
      {fitLines(drawnText, { ...options, measure: phoneMeasure }).map((fitted) => draw(fitted, "phone"))}
    </>
  ) : (
    fitLines(drawnText, options).map((fitted) => draw(fitted))
  );
  const blockStyle: CSSProperties | undefined =
    block && block !== "none" ? { "--block": blockColour(block) } : undefined;
  if (!capitals) {
    return (
      <Tag className={classNames("fit", className)} style={{ ...blockStyle, ...style }} {...props}>
        {drawn}
      </Tag>
    );
  }
  return (
    <Tag className={className} style={style} {...props}>
      <span className="sr-only">{oneLine(text)}</span>
      <span className="fit" style={blockStyle} aria-hidden="true">
        {drawn}
      </span>
    </Tag>
  );
}

type FittedLineProps = { line: DisplayLine; pairs?: boolean; hasBlock: boolean; className?: string };

function FittedLine({ line, pairs, hasBlock, className }: FittedLineProps) {
  const { text, measure, widthAxis, bearing, inkLength, overlong } = line;
  const reach = hasBlock ? inkLength : undefined;
  return (
    <>
      <span
        className={classNames("line", isMixedCase(text) && "mixed", className)}
        style={{
          "--em": measure,
          "--w": widthAxis,
          "--l": bearing,
          ...(reach !== undefined && { "--reach": reach }),
        }}
        data-overlong={overlong}
      >
        {pairs ? <SpacedPairs text={text} /> : text}
        {reach !== undefined && <i aria-hidden="true" />}
      </span>{" "}
    </>
  );
}

/** Adds space between pairs of letters that nearly touch. */
function SpacedPairs({ text }: { text: string }) {
  return opticalParts(text).map(({ text: part, space }, index) =>
    space === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one word never change places
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <s key={index} style={{ letterSpacing: `${space}em` }}>
        {part}
      </s>
    ),
  );
}

function blockColour(block: Paint | "hair" | "ink"): string {
  return block === "hair" || block === "ink" ? `var(--${block})` : paintColour(block);
}
