import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import type { Title } from "#app/lib/line.ts";

type LabHeroProps = { title: Title; lead: string; children: ReactNode };

export function LabHero({ title, lead, children }: LabHeroProps) {
  return (
    <section className="band lab-hero">
      <div className="wrap">
        <Fit as="h1" {...title} block="green" />
        <div className="grid">
          <p className="lead">{lead}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
