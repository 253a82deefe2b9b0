import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { Icon, ServiceDrawing, type ServiceDrawingName } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { type Paint, paintColour } from "#app/lib/paint.ts";

export type ServiceRow = { title: string; desc: string; link: string; paint: Paint; drawing: ServiceDrawingName };

type ServiceRowsProps<T extends ServiceRow> = {
  rows: readonly T[];
  /** Of a service's name, as in `Fit`: how many em its line is long. A larger number makes smaller type. */
  measure: number;
  heading?: "h2" | "h3";
  /** Renders the right side of a row; by default the description and an arrow. */
  children?: (row: T) => ReactNode;
};

/** One row per service, linked as a whole. Rows appear one after the other. */
export function ServiceRows<T extends ServiceRow>({
  rows,
  measure,
  heading = "h3",
  children = ServiceDescription,
}: ServiceRowsProps<T>) {
  return (
    <ul className="services">
      {rows.map((row, index) => (
        <Reveal as="li" index={index} key={row.link}>
          <Link to={row.link} style={{ "--c": paintColour(row.paint) }}>
            <ServiceDrawing name={row.drawing} />
            <Fit as={heading} className="name" text={row.title} measure={measure} />
            {children(row)}
          </Link>
        </Reveal>
      ))}
    </ul>
  );
}

function ServiceDescription({ desc }: ServiceRow) {
  return (
    <>
      <p>{desc}</p>
      <Icon name="arrow" className="go" />
    </>
  );
}
