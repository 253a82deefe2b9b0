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

export function Enquiry({ title, lead, details, children }: EnquiryProps) {
  return (
    <section className="paint enquiry-page" style={{ "--c": paintColour("pink") }}>
      <div className="wrap">
        <Fit as="h1" {...title} />
        <div className="enquiry-body">
          {children}
          <div className="details">
            <p className="lead">{lead}</p>
            <SpecList items={details} />
          </div>
        </div>
      </div>
    </section>
  );
}
