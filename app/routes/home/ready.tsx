import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";

type ReadyToCreateProps = { title: string; lead: string; dimension: string; children: ReactNode };

/** The contact form, beside a title and a text that invite visitors to write. */
export function ReadyToCreate({ title, lead, dimension, children }: ReadyToCreateProps) {
  return (
    <section className="section paint ready" id="contact">
      <Reveal className="wrap grid">
        <div className="invitation">
          <Fit as="h2" text={title} measure={4.4} capitals />
          <div className="facts">
            <p className="lead">{lead}</p>
            <div className="dim start">{dimension}</div>
          </div>
        </div>
        <div className="enquiry">{children}</div>
      </Reveal>
    </section>
  );
}
