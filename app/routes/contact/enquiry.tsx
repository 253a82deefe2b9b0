import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import { paintColour } from "#app/lib/paint.ts";
import { titleFit } from "#app/typesetting/title-fit.ts";

type EnquirySectionProps = {
  title: string;
  lead: string;
  details: readonly { label: string; value: ReactNode }[];
  /** The contact form. */
  children: ReactNode;
};

const pinkPaint = { "--c": paintColour("pink") };

export function EnquirySection({ title, lead, details, children }: EnquirySectionProps) {
  return (
    <>
      <header className="paint enquiry-title" style={pinkPaint}>
        <div className="wrap">
          <Fit as="h1" text={title} {...titleFit("/contact")} capitals />
        </div>
      </header>
      <section className="paint" style={pinkPaint}>
        <div className="wrap enquiry-body">
          {children}
          <div className="details">
            <p className="lead">{lead}</p>
            <SpecList items={details} />
          </div>
        </div>
      </section>
    </>
  );
}
