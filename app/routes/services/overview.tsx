import { type ServiceRow, ServiceRows } from "#app/sections/service-rows.tsx";

type ServicesOverviewRow = ServiceRow & { weeks: { from: number; to: number }; duration: string };

type ServicesOverviewProps = {
  rows: readonly ServicesOverviewRow[];
  axis: { label: string; weeks: number; ticks: readonly string[] };
};

/** Draws the duration of each service on one axis of weeks. */
export function ServicesOverview({ rows, axis }: ServicesOverviewProps) {
  return (
    <section className="overview" style={{ "--weeks": axis.weeks }}>
      <div className="wrap">
        <div className="axis" aria-hidden="true">
          <b>{axis.label}</b>
          <span>
            {axis.ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </span>
        </div>
        <ServiceRows rows={rows} measure={8.6} heading="h2">
          {(row) => <WeekTrack {...row} axis={axis.weeks} />}
        </ServiceRows>
      </div>
    </section>
  );
}

function WeekTrack({ weeks, desc, duration, axis }: ServicesOverviewRow & { axis: number }) {
  return (
    <div className="weeks">
      <div className="track" aria-hidden="true">
        <WeekTicks count={axis} />
        <i style={{ "--from": weeks.from, "--to": weeks.to }} />
      </div>
      <p>
        <span>{desc}</span> <b>{duration}</b>
      </p>
    </div>
  );
}

/** A ruler with one tick per week. */
function WeekTicks({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${count} 7`} preserveAspectRatio="none" aria-hidden="true" className="ruler">
      <path d={`M0 0v7${"m1-7v7".repeat(count)}`} />
      <path d={`M0 6H${count}`} strokeWidth="2" />
    </svg>
  );
}
