import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import { paintColour } from "#app/lib/paint.ts";
import { titleFit } from "#app/typesetting/title-fit.ts";

type EnquiryProps = {
  title: string;
  lead: string;
  details: readonly { label: string; value: ReactNode }[];
  /** The form. */
  children: ReactNode;
};

const pink = { "--c": paintColour("pink") };

export function Enquiry({ title, lead, details, children }: EnquiryProps) {
  return (
    <>
      <header className="paint enquiry-title" style={pink}>
        <div className="wrap">
          <Fit as="h1" text={title} {...titleFit("/contact")} capitals />
        </div>
      </header>
      <section className="paint" style={pink}>
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
