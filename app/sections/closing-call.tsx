import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import type { Title } from "#app/lib/line.ts";
import type { Link } from "#app/lib/link.ts";
import { fillOn, type Paint, paintColour } from "#app/lib/paint.ts";

type ClosingCallProps = { title: Title; paint: Paint; text: string; action: Link };

/** The line a page ends on. */
export function ClosingCall({ title, paint, text, action }: ClosingCallProps) {
  return (
    <section className="paint call" style={{ "--c": paintColour(paint) }}>
      <Reveal className="wrap">
        <Fit as="h2" {...title} />
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
