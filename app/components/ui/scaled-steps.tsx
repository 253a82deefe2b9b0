import type { ComponentProps, ReactNode } from "react";
import { percent, spans } from "#app/lib/fractions.ts";
import { boundaries, ScaleLines } from "./scale.tsx";

type ScaledStep = Omit<ComponentProps<"li">, "title" | "className"> & {
  title: string;
  length: number;
  /** Of its bar, which is ink-coloured by default. */
  look?: "painted" | "pale";
  "data-step"?: number;
  "data-state"?: string;
  children: ReactNode;
};

/** Steps under one bar divided by their lengths; on phones beside it. */
export function ScaledSteps({ steps }: { steps: readonly ScaledStep[] }) {
  const lengths = steps.map(({ length }) => length);
  const bars = spans(lengths);
  return (
    <div className="steps">
      <ScaleLines from={boundaries(lengths)} to={boundaries(lengths.map(() => 1))} />
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
