import { paintColour, statusPaint } from "#app/lib/paint.ts";
import { timelineProgress } from "./timeline.ts";

type TimelineProps = { timeline: string; status: string | null };

/** The text of a timeline, and a progress bar if that text says how many weeks have passed. */
export function Timeline({ timeline, status }: TimelineProps) {
  const progress = timelineProgress(timeline);
  // A finished experiment is green even when its status has another paint.
  const paint = progress === 1 ? "green" : statusPaint(status ?? "");
  return (
    <>
      {progress !== null && (
        <div className="timeline" aria-hidden="true">
          <i
            style={{ width: `${progress * 100}%`, background: paint === "grey" ? "var(--ink)" : paintColour(paint) }}
          />
        </div>
      )}
      <p>{timeline}</p>
    </>
  );
}
