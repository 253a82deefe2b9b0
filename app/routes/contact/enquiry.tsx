import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import type { Title } from "#app/lib/line.ts";
import { paintColour } from "#app/lib/paint.ts";

type EnquiryProps = {
  title: Title;
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
          <Fit as="h1" {...title} />
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
