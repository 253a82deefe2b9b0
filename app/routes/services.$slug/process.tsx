import { Reveal } from "#app/components/ui/reveal.tsx";
import { ScaledSteps } from "#app/components/ui/scaled-steps.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";

type ProcessStep = { title: string; weeks: number; duration: string; text?: string };
type ServiceProcessProps = { head: string; note: string; steps: readonly ProcessStep[]; total: string };

/** Draws the steps as bars to scale. The longest bar is painted, the bars after it are pale. */
export function ServiceProcess({ head, note, steps, total }: ServiceProcessProps) {
  const longest = steps.findIndex(({ weeks }) => weeks === Math.max(...steps.map((step) => step.weeks)));
  return (
    <section className="section">
      <Reveal className="wrap">
        <SectionHead head={head} note={note} quiet />
        <ScaledSteps
          steps={steps.map(({ title, weeks, duration, text }, index) => ({
            title,
            length: weeks,
            look: barLook(index, longest),
            children: (
              <>
                <h3>{title}</h3>
                <p className="duration">{duration}</p>
                {text && <p>{text}</p>}
              </>
            ),
          }))}
        />
        <p className="dim after">{total}</p>
      </Reveal>
    </section>
  );
}

function barLook(index: number, longest: number) {
  if (index === longest) return "painted";
  return index > longest ? "pale" : undefined;
}
