import type { ComponentProps, ReactNode } from "react";
import { percent, spans } from "#app/lib/shares.ts";
import { ends, Spread } from "./scale.tsx";

type ScaledStep = Omit<ComponentProps<"li">, "title"> & {
  title: string;
  length: number;
  "data-step"?: number;
  "data-state": "done" | "active" | "upcoming";
  children: ReactNode;
};

/** Steps under one bar that is cut to their lengths; on phones beside it. */
export function ScaledSteps({ steps }: { steps: readonly ScaledStep[] }) {
  const lengths = steps.map(({ length }) => length);
  const bars = spans(lengths);
  return (
    <div className="steps">
      <Spread from={ends(lengths)} to={ends(lengths.map(() => 1))} />
      <ol>
        {steps.map(({ title, length: _, ...step }, index) => {
          const { from, to } = bars[index] ?? { from: 0, to: 0 };
          return <li key={title} style={{ "--from": percent(from), "--length": percent(to - from) }} {...step} />;
        })}
      </ol>
    </div>
  );
}
