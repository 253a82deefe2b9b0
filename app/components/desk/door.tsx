import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { site } from "#app/content/site.ts";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { oneLine } from "#app/typesetting/one-line.ts";

type DoorProps = {
  title: string;
  say: string;
  paint: Paint;
  footer?: ReactNode;
  children: ReactNode;
};

/** The frame of a page for signing in: a painted panel with the title, the form beside it. */
export function Door({ title, say, paint, footer, children }: DoorProps) {
  const measure = title.includes("\n") ? 3.9 : 3.6;
  return (
    <div className="desk">
      <main className="door" id="main" style={{ "--c": paintColour(paint), "--c2": paintColour(paint) }}>
        <section className="l">
          <Link to="/" className="logo">
            {site.name}
          </Link>
          <div>
            <Fit as="h1" text={title} measure={measure} capitals block="none" />
            <p className="say">{say}</p>
          </div>
        </section>
        <section className="r" aria-label={oneLine(title)}>
          {children}
          {footer && <footer>{footer}</footer>}
        </section>
      </main>
    </div>
  );
}
