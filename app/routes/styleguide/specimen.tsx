import type { ReactNode } from "react";
import { type Paint, paintColour } from "#app/lib/paint.ts";

type SpecimenProps = { title: string; paint?: Paint; children: ReactNode };

export function Specimen({ title, paint, children }: SpecimenProps) {
  return (
    <div className="specimen" style={paint && { "--c": paintColour(paint) }}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
