import { type ServiceRow, ServiceRows } from "#app/sections/service-rows.tsx";

type OverviewRow = ServiceRow & { weeks: { from: number; to: number }; duration: string };

type OverviewProps = {
  rows: readonly OverviewRow[];
  axis: { label: string; weeks: number; ticks: readonly string[] };
};

/** The services on one axis of weeks. */
export function Overview({ rows, axis }: OverviewProps) {
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
          {(row) => <Weeks {...row} axis={axis.weeks} />}
        </ServiceRows>
      </div>
    </section>
  );
}

function Weeks({ weeks, desc, duration, axis }: OverviewRow & { axis: number }) {
  return (
    <div className="weeks">
      <div className="track" aria-hidden="true">
        <Ticks count={axis} />
        <i style={{ "--from": weeks.from, "--to": weeks.to }} />
      </div>
      <p>
        <span>{desc}</span> <b>{duration}</b>
      </p>
    </div>
  );
}

/** One tick per week. */
function Ticks({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${count} 7`} preserveAspectRatio="none" aria-hidden="true" className="ruler">
      <path d={`M0 0v7${"m1-7v7".repeat(count)}`} />
      <path d={`M0 6H${count}`} strokeWidth="2" />
    </svg>
  );
}
