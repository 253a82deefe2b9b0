import { useRef } from "react";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { CompareBars } from "#app/components/ui/scale.tsx";
import { ScaledSteps } from "#app/components/ui/scaled-steps.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { stepState } from "./active-step.ts";
import { useActiveStep } from "./use-active-step.ts";

const barLooks = { done: undefined, active: "painted", upcoming: "pale" } as const;

type ProcessStep = { title: string; duration: string; days: number; description: string; details: readonly string[] };

type RapidProcessProps = {
  head: string;
  note: string;
  comparison: readonly { label: string; weeks: number; isOurs?: boolean }[];
  comparisonLabel: string;
  steps: readonly ProcessStep[];
};

/** Draws the steps as bars to scale, which scrolling fills. */
export function RapidProcess({ head, note, comparison, comparisonLabel, steps }: RapidProcessProps) {
  const section = useRef<HTMLElement>(null);
  const active = useActiveStep(section, steps.length);
  return (
    <section className="section band process" id="process" ref={section}>
      <Reveal className="wrap">
        <SectionHead head={head} note={note} />
        <CompareBars
          label={comparisonLabel}
          bars={comparison.map(({ label, weeks, isOurs }) => ({
            label,
            length: weeks,
            look: isOurs ? "painted" : undefined,
          }))}
        />
        <ScaledSteps
          steps={steps.map((step, index) => {
            const state = stepState(index + 1, active);
            return {
              title: step.title,
              length: step.days,
              look: barLooks[state],
              "data-step": index + 1,
              "data-state": state,
              "aria-current": state === "active" ? "step" : undefined,
              children: <StepText {...step} />,
            };
          })}
        />
      </Reveal>
    </section>
  );
}

function StepText({ title, duration, description, details }: ProcessStep) {
  return (
    <>
      <div>
        <h3>{title}</h3>
        <p className="duration">{duration}</p>
        <p>{description}</p>
      </div>
      <ul>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </>
  );
}
