import { useRef } from "react";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { CompareBars, ends, Spread } from "#app/components/ui/scale.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import { stepState } from "#app/lib/active-step.ts";
import type { Head } from "#app/lib/line.ts";
import type { Paint } from "#app/lib/paint.ts";
import { percent, spans } from "#app/lib/shares.ts";
import { useActiveStep } from "./use-active-step.ts";

type Step = { title: string; duration: string; days: number; description: string; details: readonly string[] };

type ProcessProps = {
  head: Head;
  note: string;
  comparison: readonly { label: string; weeks: number; paint?: Paint }[];
  comparisonLabel: string;
  steps: readonly Step[];
};

/** The bars are as long as the steps take; the scroll fills them. */
export function Process({ head, note, comparison, comparisonLabel, steps }: ProcessProps) {
  const section = useRef<HTMLElement>(null);
  const active = useActiveStep(section, steps.length);
  const days = steps.map((step) => step.days);
  const bars = spans(days);
  return (
    <section className="section band process" id="process" ref={section}>
      <Reveal className="wrap">
        <SectionHead head={head} note={note} />
        <CompareBars
          label={comparisonLabel}
          bars={comparison.map(({ label, weeks, paint }) => ({
            label,
            length: weeks,
            look: paint ? "painted" : undefined,
          }))}
        />
        <div className="sprint">
          <Spread from={ends(days)} to={ends(days.map(() => 1))} />
          <ol>
            {steps.map((step, index) => {
              const state = stepState(index + 1, active);
              const { from, to } = bars[index] ?? { from: 0, to: 0 };
              return (
                <li
                  key={step.title}
                  data-step={index + 1}
                  data-state={state}
                  aria-current={state === "active" ? "step" : undefined}
                  style={{ "--from": percent(from), "--length": percent(to - from), "--days": step.days }}
                >
                  <StepText {...step} />
                </li>
              );
            })}
          </ol>
        </div>
      </Reveal>
    </section>
  );
}

function StepText({ title, duration, description, details }: Step) {
  return (
    <>
      <h3>{title}</h3>
      <p className="duration">{duration}</p>
      <p>{description}</p>
      <ul>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </>
  );
}
