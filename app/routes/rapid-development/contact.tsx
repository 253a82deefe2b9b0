import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";

type ContactSectionProps = { title: string; lead: string; children: ReactNode };

export function ContactSection({ title, lead, children }: ContactSectionProps) {
  return (
    <section className="section paint rapid-contact" id="contact">
      <Reveal className="wrap grid">
        <div>
          <Fit as="h2" text={title} measure={4.4} capitals />
          <p className="lead">{lead}</p>
        </div>
        <div>{children}</div>
      </Reveal>
    </section>
  );
}
