import type { ReactNode } from "react";
import { Fit } from "#app/components/ui/fit.tsx";

type EmptyProps = {
  /** Fitted; decoration for the sentence under it. */
  headline: string;
  text: ReactNode;
  /** Green is good news, pale a filter that found nothing. */
  tone?: "good" | "quiet";
  action?: ReactNode;
};

// Never as wide as its line: the block says more than the letters.
const fit = { measure: 9, widest: 128 } as const;

/** Nothing here, and why. */
export function Empty({ headline, text, tone = "quiet", action }: EmptyProps) {
  return (
    <div className="em">
      <Fit text={headline} {...fit} block={tone === "good" ? "green" : "hair"} aria-hidden="true" />
      <p>{text}</p>
      {action}
    </div>
  );
}

/** Something that did not load: what happened, what is kept, and "Try again". */
export function ErrorBlock({ headline, text, action }: Omit<EmptyProps, "tone">) {
  return (
    <div className="em" role="alert">
      <Fit text={headline} {...fit} block="orange" aria-hidden="true" />
      <p>{text}</p>
      {action}
    </div>
  );
}
