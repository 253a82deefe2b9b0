import { useNavigation } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { useMotionPause, useReducedMotion } from "#app/components/ui/motion.ts";
import { PauseButton } from "#app/components/ui/pause-button.tsx";
import type { LinkData } from "#app/lib/link.ts";
import { titleFit } from "#app/typesetting/title-fit.ts";
import { TypedWord } from "./typed-word.tsx";
import type { TypingTimes } from "./typing.ts";

type HeroProps = {
  dimension: string;
  headline: string;
  words: readonly string[];
  times: TypingTimes;
  pause: string;
  madeToMeasure: string;
  lead: string;
  actions: { primary: LinkData; secondary: LinkData };
};

export function Hero({ dimension, headline, words, times, pause, madeToMeasure, lead, actions }: HeroProps) {
  const [isPaused, setIsPaused] = useMotionPause();
  const isStill = useReducedMotion();
  // Typing stops on the way to another page, because each letter would interrupt the rendering of that page.
  const isLeaving = useNavigation().state !== "idle";
  const { primary, secondary } = actions;
  return (
    <section className="hero">
      <div className="wrap">
        <div className="promise">
          <div className="dim">{dimension}</div>
          {!isStill && <PauseButton label={pause} isPaused={isPaused} onChange={setIsPaused} />}
        </div>
        <h1>
          <span className="sr-only">{headline}</span>
          <span className="fit" aria-hidden="true">
            {isStill ? (
              <TypedWord key="still" words={words} times={times} isRunning={false} />
            ) : (
              <TypedWord words={words} times={times} isRunning={!isPaused && !isLeaving} />
            )}
          </span>
          <Fit
            as="span"
            aria-hidden="true"
            text={madeToMeasure.toUpperCase()}
            {...titleFit("/")}
            measure={9.2}
            phoneMeasure={titleFit("/").measure}
          />
        </h1>
        <div className="lede">
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink to={primary.to}>{primary.label}</ButtonLink>
            <ButtonLink to={secondary.to} variant="line">
              {secondary.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
