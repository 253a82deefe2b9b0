import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { titleFit } from "#app/typesetting/title-fit.ts";

type LabHeroProps = { title: string; lead: string; children: ReactNode };

export function LabHero({ title, lead, children }: LabHeroProps) {
  return (
    <section className="band lab-hero">
      <div className="wrap">
        <Fit as="h1" text={title} {...titleFit("/lab")} capitals block="green" />
        <div className="grid">
          <p className="lead">{lead}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
