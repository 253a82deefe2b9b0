import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";

type EmptyProps = {
  /** Large decorative text, hidden from screen readers; `text` carries the meaning. */
  headline: string;
  text: ReactNode;
  /** `good` paints the block green, for good news such as an empty inbox; `quiet` leaves it pale. */
  tone?: "good" | "quiet";
  action?: ReactNode;
};

// The headline leaves room on its line for the block, whose colour shows good news or an error.
const headlineFit = { measure: 9, widest: 128 } as const;

/** An empty list or screen: a headline and the reason. */
export function Empty({ headline, text, tone = "quiet", action }: EmptyProps) {
  return (
    <div className="em">
      <Fit text={headline} {...headlineFit} block={tone === "good" ? "green" : "hair"} aria-hidden="true" />
      <p>{text}</p>
      {action}
    </div>
  );
}

/** Stands where something could not be shown: what happened, and a way on. Screen readers announce it. */
export function ErrorBlock({ headline, text, action }: Omit<EmptyProps, "tone">) {
  return (
    <div className="em" role="alert">
      <Fit text={headline} {...headlineFit} block="orange" aria-hidden="true" />
      <p>{text}</p>
      {action}
    </div>
  );
}
