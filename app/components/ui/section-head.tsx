import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { fitLine } from "#app/typesetting/fit-line.ts";

/** The length of seven columns; see .head in app/styles/type.css. */
const HEADING_MEASURE_EM = 8;

type SectionHeadProps = Omit<ComponentProps<"div">, "children"> & {
  head: string;
  /** The text in the block: two lines at most, about 110 characters. */
  note?: ReactNode;
  /** The paint of the block; by default the section's paint. */
  paint?: Paint;
  /** Makes the block pale, for sections whose rows or cards are painted. */
  quiet?: boolean;
  as?: "h1" | "h2" | "h3";
  headingId?: string;
};

export function SectionHead({ head, note, paint, quiet, as: Heading = "h2", headingId, ...props }: SectionHeadProps) {
  const { className, style, ...rest } = props;
  const { measure, widthAxis, bearing, inkLength, overlong } = fitLine(head, {
    measure: HEADING_MEASURE_EM,
    widthWhenShort: 128,
  });
  return (
    <div
      className={classNames("head", inkLength !== undefined && "run", quiet && "quiet", className)}
      style={{ ...(paint && { "--head-block": paintColour(paint) }), ...style }}
      {...rest}
    >
      <div>
        <Heading
          id={headingId}
          style={{
            "--w": widthAxis,
            "--l": bearing,
            ...(overlong && { fontSize: `calc(var(--h2) * ${HEADING_MEASURE_EM / measure})` }),
          }}
          data-overlong={overlong}
        >
          {head}
        </Heading>
        {note ? (
          <p>
            <span>{note}</span>
          </p>
        ) : (
          <i aria-hidden="true" />
        )}
      </div>
    </div>
  );
}
