import type { ComponentProps, ReactNode } from "react";
import { fractionSpans, percent } from "#app/lib/fractions.ts";
import { partBoundaries, ScaleLines } from "./scale.tsx";

type ScaledStep = Omit<ComponentProps<"li">, "title" | "className"> & {
  title: string;
  length: number;
  /** The colour of the step's bar, which is ink by default. */
  look?: "painted" | "pale";
  "data-step"?: number;
  "data-state"?: string;
  children: ReactNode;
};

/** Steps of a process under one bar that is divided by their lengths. On phones the bar stands beside them. */
export function ScaledSteps({ steps }: { steps: readonly ScaledStep[] }) {
  const lengths = steps.map(({ length }) => length);
  const bars = fractionSpans(lengths);
  return (
    <div className="steps">
      <ScaleLines from={partBoundaries(lengths)} to={partBoundaries(lengths.map(() => 1))} />
      <ol>
        {steps.map(({ title, length: _, look, ...step }, index) => {
          const { from, to } = bars[index] ?? { from: 0, to: 0 };
          const bar = { "--from": percent(from), "--length": percent(to - from) };
          return <li key={title} className={look} style={bar} {...step} />;
        })}
      </ol>
    </div>
  );
}
