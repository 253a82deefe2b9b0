import { type ComponentProps, type ElementType, useLayoutEffect } from "react";
import { type Paint, paintColour } from "#app/lib/paint.ts";

type PaintedPageProps = ComponentProps<"article"> & { paint: Paint; as?: ElementType };

/** Sets the paint of a whole page, for its sections and for the page transition. */
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
