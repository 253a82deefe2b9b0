import { Ruler } from "#app/components/ui/ruler.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { type ServiceRow, ServiceRows } from "#app/sections/service-rows.tsx";

type WhatWeCreateProps = { head: string; note: string; services: readonly ServiceRow[] };

export function WhatWeCreate({ head, note, services }: WhatWeCreateProps) {
  return (
    <section className="section what-we-create">
      <div className="wrap">
        <Ruler />
        <SectionHead head={head} note={note} quiet />
        <ServiceRows rows={services} measure={7.6} />
      </div>
    </section>
  );
}
