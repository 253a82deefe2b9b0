import { paintColour, statusPaint } from "#app/lib/paint.ts";
import { timelineShare } from "./timeline.ts";

type TimelineProps = { timeline: string; status: string | null };

/** A bar as long as the weeks that have passed, where the words say how many; the words always. */
export function Timeline({ timeline, status }: TimelineProps) {
  const share = timelineShare(timeline);
  // What is finished is green, also when it is published.
  const paint = share === 1 ? "green" : statusPaint(status ?? "");
  return (
    <>
      {share !== null && (
        <div className="timeline" aria-hidden="true">
          <i style={{ width: `${share * 100}%`, background: paint === "grey" ? "var(--ink)" : paintColour(paint) }} />
        </div>
      )}
      <p>{timeline}</p>
    </>
  );
}
