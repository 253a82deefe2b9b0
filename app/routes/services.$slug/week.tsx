import { Legend } from "#app/components/ui/scale.tsx";
import type { WeekExhibit } from "#app/content/services/exhibit.ts";

type WeekDrawingProps = WeekExhibit & { label: string };

/** One block per hour, Monday to Friday. */
export function WeekDrawing({ label, before, after, days }: WeekDrawingProps) {
  return (
    <figure className="week">
      <figcaption className="sr-only">{label}</figcaption>
      <ol style={{ "--most": Math.max(...days.map((day) => day.before)) }}>
        {days.map(({ day, before: was, after: is, text }) => (
          <li key={day}>
            <div className="stacks" aria-hidden="true">
              <HourBlocks count={was} />
              <HourBlocks count={is} painted />
            </div>
            <h3>{day}</h3>
            <p className="remark">{text}</p>
          </li>
        ))}
      </ol>
      <Legend
        items={[
          { title: before, colour: "var(--edge)" },
          { title: after, colour: "var(--c)" },
        ]}
      />
    </figure>
  );
}

function HourBlocks({ count, painted }: { count: number; painted?: boolean }) {
  return (
    <div className={painted ? "painted" : undefined}>
      {Array.from({ length: count }, (_, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: every block is the same
        <i key={hour} />
      ))}
      <span>{count} h</span>
    </div>
  );
}
