import { CompareBars, Legend } from "#app/components/ui/scale.tsx";
import { ScaledSteps } from "#app/components/ui/scaled-steps.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import { Stat } from "#app/components/ui/stat.tsx";
import { homeTeasers } from "#app/content/services.ts";
import { ServiceRows } from "#app/sections/service-rows.tsx";
import * as sample from "./sample.ts";
import { Specimen } from "./specimen.tsx";

export function ListSpecimens() {
  return (
    <>
      <ServiceRows rows={homeTeasers} measure={7.6} />
      <Specimen title="Stats in four ruled columns">
        <div className="four">
          <Stat size="md" figure="25+" label="Active Clients" />
          <Stat size="md" figure="50+" label="Projects Completed" />
          <Stat size="md" figure="98%" label="Client Satisfaction" />
          <Stat size="md" figure="3.2x" label="Average Growth" />
        </div>
      </Specimen>
      <Specimen title="Process, to scale">
        <ScaledSteps
          steps={sample.processSteps.map(({ title, text, days, look }) => ({
            title,
            length: days,
            look,
            children: (
              <>
                <h3>{title}</h3>
                <p>{text}</p>
              </>
            ),
          }))}
        />
      </Specimen>
      <Specimen title="Bars on one scale, and what their colours stand for" paint="blue">
        <CompareBars label="Twelve weeks, nine, and three" bars={sample.comparedBars} />
        <Legend items={sample.keyItems} />
      </Specimen>
      <Specimen title="Specification list">
        <SpecList items={sample.specItems} />
      </Specimen>
    </>
  );
}
