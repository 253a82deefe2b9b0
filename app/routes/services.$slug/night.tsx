import { Legend } from "#app/components/ui/scale.tsx";
import type { NightExhibit } from "#app/content/services/exhibit.ts";
import { percent } from "#app/lib/fractions.ts";

type NightDrawingProps = NightExhibit & { label: string };

// How long a call is drawn. Real calls last under a minute, too short to be visible at this scale.
const DRAWN_CALL_MINUTES = 4;

/** Draws one night in three lanes: the calls, the job and the office hours. */
export function NightDrawing({ label, minutes, hours, calls, job, office, legend }: NightDrawingProps) {
  const place = (from: number, to: number) => ({
    left: percent(from / minutes),
    width: percent((to - from) / minutes),
  });
  return (
    <>
      <div className="night" role="img" aria-label={label}>
        <div className="lane">
          {calls.map((minute) => (
            <i key={minute} style={place(minute, minute + DRAWN_CALL_MINUTES)} />
          ))}
        </div>
        <div className="lane">
          <i className="crew" style={place(job.from, job.to)} />
        </div>
        <div className="lane">
          <i className="office" style={place(office.from, office.to)} />
        </div>
        <div className="hours">
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </div>
      <Legend
        items={[
          { ...legend.agent, colour: "var(--c)" },
          { ...legend.crew, colour: "var(--yellow)" },
          { ...legend.office, colour: "var(--edge)" },
        ]}
      />
    </>
  );
}
