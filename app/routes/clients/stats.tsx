import { Reveal } from "#app/components/ui/reveal.tsx";
import { Stat } from "#app/components/ui/stat.tsx";

type DrawnStat = { kind: "ticks"; count: number } | { kind: "bar"; percent: number } | { kind: "parts"; value: number };

type ClientStatsProps = { label: string; items: readonly { figure: string; label: string; drawing: DrawnStat }[] };

export function ClientStats({ label, items }: ClientStatsProps) {
  return (
    <section className="client-stats">
      <Reveal className="wrap">
        <h2 className="sr-only">{label}</h2>
        <ul className="four">
          {items.map(({ figure, label: name, drawing }) => (
            <Stat as="li" key={name} figure={figure} label={name} size="md" w={88}>
              <StatDrawing drawing={drawing} />
            </Stat>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}

/** Draws a figure to scale. */
function StatDrawing({ drawing }: { drawing: DrawnStat }) {
  switch (drawing.kind) {
    case "ticks":
      return <Ticks count={drawing.count} />;
    case "bar":
      return (
        <div className="stat-mark bar" aria-hidden="true">
          <i style={{ width: `${drawing.percent}%` }} />
        </div>
      );
    case "parts":
      return (
        <div className="stat-mark parts" aria-hidden="true">
          <i style={{ flex: 1 }} />
          <i style={{ flex: drawing.value - 1 }} />
        </div>
      );
  }
}

/** The last tick is painted. */
function Ticks({ count }: { count: number }) {
  return (
    <div className="stat-mark ticks" style={{ gap: count > 25 ? 1 : 2 }} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ticks are alike and stay where they are
        <i key={index} />
      ))}
    </div>
  );
}
