import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { fillOn, type Paint, paintColour } from "#app/lib/paint.ts";

const TITLE_MEASURES_EM = [6.4, 6.8, 7.4, 8] as const;

type ClosingCallProps = { title: string; paint: Paint; text: string; action: LinkData; measure?: number };

/** The call to action at the end of a page. */
export function ClosingCall({ title, paint, text, action, measure }: ClosingCallProps) {
  return (
    <section className="paint call" style={{ "--c": paintColour(paint) }}>
      <Reveal className="wrap">
        <Fit as="h2" text={title} measure={measure ?? TITLE_MEASURES_EM} narrowest={88.5} capitals />
        <div className="lede">
          <p className="lead">{text}</p>
          <div>
            <ButtonLink to={action.to} fill={fillOn(paint)}>
              {action.label}
            </ButtonLink>
          </div>
        </div>
      </Reveal>
    </section>
  );
}
