import type { ComponentProps, CSSProperties, ElementType } from "react";
import { Fragment } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { isMixedCase, type Line, opticalParts } from "#app/lib/line.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";

type FitProps = Omit<ComponentProps<"div">, "children"> & {
  lines: Line | readonly Line[];
  /** The same words broken otherwise below 768 px. */
  phone?: readonly Line[];
  /** What is read out instead of the drawn lines. */
  label?: string;
  as?: ElementType;
  /** Paint of the block after a word too short for its line. */
  block?: Paint | "hair" | "ink";
};

/** Words stretched to fill the line. `<Fit as="h1" {...title} />` takes a whole title. */
export function Fit({ lines, phone, label, as: Tag = "div", block, className, style, ...props }: FitProps) {
  const wide = Array.isArray(lines) ? (lines as readonly Line[]) : [lines as Line];
  const drawn = (
    <>
      {wide.map((line) => (
        <FittedLine key={line.text} line={line} className={phone && "not-phone"} />
      ))}
      {phone?.map((line) => (
        <FittedLine key={`phone ${line.text}`} line={line} className="phone" />
      ))}
    </>
  );
  const blockStyle: CSSProperties | undefined = block && { "--block": blockColour(block) };
  if (label === undefined) {
    return (
      <Tag className={classNames("fit", className)} style={{ ...blockStyle, ...style }} {...props}>
        {drawn}
      </Tag>
    );
  }
  return (
    <Tag className={className} style={style} {...props}>
      <span className="sr-only">{label}</span>
      <span className="fit" style={blockStyle} aria-hidden="true">
        {drawn}
      </span>
    </Tag>
  );
}

function FittedLine({ line, className }: { line: Line; className?: string }) {
  const { text, em, w, l, reach, pairs } = line;
  return (
    <>
      <span
        className={classNames("line", isMixedCase(text) && "mixed", className)}
        style={{ "--em": em, "--w": w, "--l": l, ...(reach !== undefined && { "--reach": reach }) }}
      >
        {pairs ? <Optical text={text} /> : text}
        {reach !== undefined && <i aria-hidden="true" />}
      </span>{" "}
    </>
  );
}

/** Letters that nearly touch, set a hair apart. */
function Optical({ text }: { text: string }) {
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

function blockColour(block: NonNullable<FitProps["block"]>): string {
  return block === "hair" || block === "ink" ? `var(--${block})` : paintColour(block);
}
