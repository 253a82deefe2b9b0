import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import type { Head } from "#app/lib/line.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";

type SectionHeadProps = Omit<ComponentProps<"div">, "children"> & {
  head: Head;
  /** Two lines at most, about 110 characters; the block carries it. */
  note?: ReactNode;
  /** Paint of the block; by default the section's own. */
  paint?: Paint;
  /** A pale block, where the rows or cards below carry the paint. */
  quiet?: boolean;
  as?: "h1" | "h2" | "h3";
  headingId?: string;
};

export function SectionHead({ head, note, paint, quiet, as: Heading = "h2", headingId, ...props }: SectionHeadProps) {
  const { className, style, ...rest } = props;
  return (
    <div
      className={classNames("head", head.run && "run", quiet && "quiet", className)}
      style={{ ...(paint && { "--head-block": paintColour(paint) }), ...style }}
      {...rest}
    >
      <div>
        <Heading id={headingId} style={{ "--w": head.w, "--l": head.l }}>
          {head.text}
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
