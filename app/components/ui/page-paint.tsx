import { type ComponentProps, type ElementType, useLayoutEffect } from "react";
import { type Paint, paintColour } from "#app/lib/paint.ts";

type PagePaintProps = ComponentProps<"article"> & { paint: Paint; as?: ElementType };

/** A page with a lead paint of its own: its parts are painted with it, and so is the block that brings the page. */
export function PagePaint({ paint, as: Tag = "article", ...props }: PagePaintProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.page = paint;
    return () => {
      delete dataset.page;
    };
  }, [paint]);
  return <Tag style={{ "--c": paintColour(paint) }} {...props} />;
}
