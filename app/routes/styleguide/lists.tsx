import { Fit } from "#app/components/ui/fit.tsx";
import { Icon, Mark } from "#app/components/ui/icon.tsx";
import { Anchor } from "#app/components/ui/link.tsx";
import { Questions } from "#app/components/ui/questions.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { ScaledSteps } from "#app/components/ui/scaled-steps.tsx";
import { SpecList } from "#app/components/ui/spec-list.tsx";
import { Stat } from "#app/components/ui/stat.tsx";
import * as sample from "./sample.ts";
import { Specimen } from "./specimen.tsx";

export function Lists() {
  return (
    <>
      <ul className="services">
        {sample.services.map(({ name, mark, paint, text }, index) => (
          <Reveal as="li" index={index} key={name.text}>
            <Anchor to="/services" style={{ "--c": `var(--${paint})` }}>
              <Mark name={mark} />
              <Fit as="h3" className="name" lines={name} />
              <p>{text}</p>
              <Icon name="arrow" className="go" />
            </Anchor>
          </Reveal>
        ))}
      </ul>
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
          steps={sample.steps.map(({ title, text, days, state }, index) => ({
            title,
            length: days,
            "data-step": index + 1,
            "data-state": state,
            children: (
              <>
                <h3>{title}</h3>
                <p>{text}</p>
              </>
            ),
          }))}
        />
      </Specimen>
      <Specimen title="Specification list, questions">
        <div className="pair">
          <SpecList items={sample.facts} />
          <Questions items={sample.questions} open={0} />
        </div>
      </Specimen>
    </>
  );
}
