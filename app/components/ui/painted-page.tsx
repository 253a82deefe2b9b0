import { type ComponentProps, type ElementType, useLayoutEffect } from "react";
import { type Paint, paintColour } from "#app/lib/paint.ts";

type PaintedPageProps = ComponentProps<"article"> & { paint: Paint; as?: ElementType };

/** A page with its own paint, which its sections and the page transition use. */
export function PaintedPage({ paint, as: Tag = "article", ...props }: PaintedPageProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.page = paint;
    return () => {
      delete dataset.page;
    };
  }, [paint]);
  return <Tag style={{ "--c": paintColour(paint) }} {...props} />;
}
