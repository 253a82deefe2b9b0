import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";

type NextStep = { title: string; duration: string; text?: string; start: number; least: number; most?: number };
type WeekAxis = { weeks: number; ticks: readonly { week: number; label: string }[] };

type NextStepsProps = {
  head: string;
  note: string;
  /** Describes the bars for screen readers. */
  label: string;
  axis: WeekAxis;
  steps: readonly NextStep[];
};

export function NextSteps({ head, note, label, axis, steps }: NextStepsProps) {
  const percentOfAxis = (weeks: number) => `${((weeks / axis.weeks) * 100).toFixed(2)}%`;
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} paint="pink" />
        <div className="next-steps">
          <div className="axis" aria-hidden="true">
            <div>
              {axis.ticks.map((tick) => (
                <span key={tick.week} style={{ left: percentOfAxis(tick.week) }}>
                  {tick.label}
                </span>
              ))}
            </div>
          </div>
          <ol aria-label={label}>
            {steps.map((step) => (
              <li key={step.title}>
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.duration}</p>
                </div>
                <StepTrack step={step} percentOfAxis={percentOfAxis} middle={axis.weeks / 2} />
              </li>
            ))}
          </ol>
        </div>
      </Reveal>
    </section>
  );
}

type StepTrackProps = { step: NextStep; percentOfAxis: (weeks: number) => string; middle: number };

/** A bar, solid for the shortest duration and hatched up to the longest. The text goes on the side with more space. */
function StepTrack({ step, percentOfAxis, middle }: StepTrackProps) {
  const { start, least, most, text } = step;
  const end = start + (most ?? least);
  return (
    <div className="track">
      <i className={most ? "long" : undefined} style={{ left: percentOfAxis(start), width: percentOfAxis(least) }} />
      {most && (
        <i className="rest" style={{ left: percentOfAxis(start + least), width: percentOfAxis(most - least) }} />
      )}
      {text && (
        <p
          className={start > middle ? "before" : undefined}
          style={
            start > middle ? { right: percentOfAxis(2 * middle - start) } : { left: `max(${percentOfAxis(end)}, 3px)` }
          }
        >
          {text}
        </p>
      )}
    </div>
  );
}
