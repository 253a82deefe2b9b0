import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import type { Title } from "#app/lib/line.ts";

type ReadyProps = { title: Title; lead: string; dimension: string; children: ReactNode };

/** The contact form on pink, with what happens to it. */
export function Ready({ title, lead, dimension, children }: ReadyProps) {
  return (
    <section className="section paint ready" id="contact">
      <Reveal className="wrap grid">
        <div className="invitation">
          <Fit as="h2" {...title} />
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
